import Testing

@testable import Checks

@Suite("dangerous-specifier")
struct DangerousSpecifierTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("Sign in to ⟦%s⟧", "warning"), ("%d of ⟦%n⟧", "error"),
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(
      .dangerousSpecifier, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "a storyboard or nib shows its texts as they are",
    arguments: [("8JN-Ub-qkc.title", false), ("8JN-Ub-qkc", true)])
  func interface(key: String, isFormatted: Bool) throws {
    let found = try CheckFixture().strings("en", "\"\(key)\" = \"%n is the name, 5 % of 1$@\";").findings([
      .dangerousSpecifier, .unescapedPercent, .malformedArgument,
    ])
    #expect(Set(found.map(\.rule)).count == (isFormatted ? 3 : 0))
  }

  @Test(
    "is silent where code has it as a literal of its own",
    arguments: [(##"text.replacingOccurrences(of: "%s", with: name)"##, 0), (#"text + "%s!""#, 1)])
  func replaced(code: String, count: Int) throws {
    let run = ExampleRun(.code("let text = \(code)", strings: #""k" = "Sign in to %s";"#))
    #expect(try run.findings(of: .dangerousSpecifier).count == (ExampleRun.readsCode ? count : 1))
  }

  @Test("is silent where code of C looks the text up", arguments: [("m", 0), ("swift", 1)])
  func codeOfC(ending: String, count: Int) throws {
    let code = #"let a = NSLocalizedString("k", comment: "");"#
    let run = ExampleRun(
      .code(
        "import UIKit", strings: #""k" = "Print: %.80s";"#,
        files: [
          "App/Lookup.\(ending)": ending == "m"
            ? #"void f(void) { NSString *a = NSLocalizedString(@"k", nil); }"# : code
        ]))
    #expect(try run.findings(of: .dangerousSpecifier).count == (ExampleRun.readsCode ? count : 1))
  }

  @Test("is silent", arguments: ["100% sure", "Sign in to %@"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .dangerousSpecifier, among: Rule.argumentRules + [.emptyTranslation])
  }
}
