import Testing

@testable import Checks

@Suite("source-syntax", .enabled(if: ExampleRun.readsCode))
struct SourceSyntaxTests {
  @Test("code cannot be parsed")
  func fires() throws {
    try CheckFixture().example(
      .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\"⟦ ⟧}", strings: #""title" = "Cues";"#)
    ).expect(.sourceSyntax)
  }

  @Test("is silent of a file that its target leaves out", arguments: [("Other.swift", 1), ("Text.swift", 0)])
  func leftOut(name: String, count: Int) throws {
    let made = ExampleProject(files: [
      .init(path: "App/Text.swift", text: "let let = NSLocalizedString(\"title\", comment: \"\")\n"),
      .init(path: "en.lproj/Localizable.strings", text: "\"title\" = \"Cues\";\n"),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
      .init(
        path: "project.yml",
        text: """
          targets:
            App: { type: application, platform: iOS, sources: [{ path: App, excludes: [\(name)] }] }

          """),
    ])
    #expect(try ExampleRun(made).findings(of: .sourceSyntax).count == count)
  }

  @Test("is silent about code that can")
  func silent() throws {
    try CheckFixture().example(
      .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\") }", strings: #""title" = "Cues";"#)
    ).expectNothing(of: .sourceSyntax)
  }
}
