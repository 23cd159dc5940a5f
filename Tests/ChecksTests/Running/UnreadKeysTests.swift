import Testing

@testable import Checks

@Suite("Keys that no code shows", .enabled(if: ExampleRun.readsCode))
struct UnreadKeysTests {
  @Test("errors in their texts are warnings", arguments: [("used", "error"), ("dead", "warning")])
  func lowered(key: String, severity: String) throws {
    let made = ExampleProject(files: [
      .init(path: "App.swift", text: "func f() { show(NSLocalizedString(\"used\", comment: \"\"), 3) }\n"),
      .init(path: "en.lproj/Localizable.strings", text: "\"used\" = \"%d a\";\n\"dead\" = \"%d b\";\n"),
      .init(
        path: "de.lproj/Localizable.strings", text: "\"used\" = \"%d a\";\n\"dead\" = \"%d b\";\n\"\(key)\" = \"%@\";\n"
      ),
      .init(path: "fr.lproj/Localizable.strings", text: "\"\(key)\" = \"%@\";\n"),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
    ])
    let found = try ExampleRun(made).findings(of: .argumentType).filter { $0.locale == "fr" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "errors in texts that only code looks up that nothing calls are warnings",
    arguments: [("shown", true), ("hidden", false)])
  func uncalled(name: String, isError: Bool) throws {
    let code = """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View { var body: some View { Text("used").onTapGesture { show() } } }
      func show() { label.text = Texts.other + Texts.shown }
      enum Texts { static let other = NSLocalizedString("other", comment: "")
        static let \(name) = NSLocalizedString("dead", comment: "") }

      """
    let made = ExampleProject(files: [
      .init(path: "App.swift", text: code),
      .init(
        path: "en.lproj/Localizable.strings", text: "\"used\" = \"a\";\n\"other\" = \"b\";\n\"dead\" = \"%d c\";\n"),
      .init(path: "de.lproj/Localizable.strings", text: "\"used\" = \"a\";\n\"other\" = \"b\";\n\"dead\" = \"%@\";\n"),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."], "allSyntaxErrors": true } }"#),
    ])
    let found = try ExampleRun(made).findings(of: .argumentType)
    #expect(found.map(\.severity) == [isError ? .error : .warning])
  }

  @Test("a key that the development language lacks as well is told as such alone")
  func absent() throws {
    let made = ExampleProject(files: [
      .init(path: "App.swift", text: "func f() { show(NSLocalizedString(\"used\", comment: \"\")) }\n"),
      .init(path: "en.lproj/Localizable.strings", text: "\"used\" = \"a\";\n"),
      .init(path: "de.lproj/Localizable.strings", text: "\"used\" = \"a\";\n\"gone\" = \"%1$ %s the the (\";\n"),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
    ])
    let run = ExampleRun(made)
    #expect(try run.findings(of: .malformedArgument).isEmpty && run.findings(of: .dangerousSpecifier).isEmpty)
    #expect(try run.findings(of: .extraKey).map(\.key) == ["gone"])
  }
}
