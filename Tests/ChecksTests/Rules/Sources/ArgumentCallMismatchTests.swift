import Testing

@testable import Checks

@Suite("argument-call-mismatch", .enabled(if: ExampleRun.readsCode))
struct ArgumentCallMismatchTests {
  @Test("a text is given for a number")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString(⟦"count"⟧, comment: ""), "three")"#,
        strings: #""count" = "%d cues";"#)
    ).expect(.argumentCallMismatch)
  }

  @Test("arguments that a text does not read are a warning")
  func unread() throws {
    let findings = try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString(⟦"count"⟧, comment: ""), 3)"#, strings: #""count" = "cues";"#)
    ).expect(.argumentCallMismatch)
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("is silent where a number is given")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString("count", comment: ""), 3)"#, strings: #""count" = "%d cues";"#)
    ).expectNothing(of: .argumentCallMismatch)
  }
}
