import Foundation
import Testing

@Suite("Texts of the development language that stand in code")
struct TextsOfCodeTests {
  private func project(_ german: String, english: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "sources": { "paths": ["App"] }, "complete": ["de"] }"#, to: "l10n.json")
    try folder.write(
      """
      import Foundation
      let title = NSLocalizedString("[title]", value: "Say \\"%d\\"\\nfiles", comment: "")
      let other = NSLocalizedString("[other]", value: "Other", comment: "")
      let both = NSLocalizedString("[title]", value: "Another text", comment: "")
      """, to: "App/Texts.swift")
    try folder.write(german, to: "de.lproj/Localizable.strings")
    if let english { try folder.write(english, to: "en.lproj/Localizable.strings") }
    try folder.write("\"[other]\" = \"Autre\";\n\"[title]\" = \"%d\\nfichiers\";\n", to: "fr.lproj/Localizable.strings")
    return folder
  }

  private func check(_ folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(
      [
        "check", "--format", "json", "--only", "argument-type", "--only", "missing-translation", "--only", "extra-key",
        "--only", "newline-count",
      ], in: folder.url)
  }

  @Test("are what translations are compared with; what they lack is told where the text stands")
  func compared() throws {
    let run = try check(project("\"[title]\" = \"%@\\nDateien\";\n"))
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      try run.places() == ["missing-translation App/Texts.swift:3", "argument-type de.lproj/Localizable.strings:1"])
    let summary = try #require(try run.report()["summary"] as? [String: Any])
    #expect(summary["keys"] as? Int == 2)
    #expect((summary["notChecked"] as? [Any])?.isEmpty == true)
  }

  @Test("keys that are the texts are compared where the development language has no table")
  func keys() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "sources": { "paths": ["App"] }, "complete": ["de"] }"#, to: "l10n.json")
    let keys = (1...12).map { "Cue number \($0)" }
    let code = keys.map { "let a = NSLocalizedString(\"\($0)\", comment: \"\")" }.joined(separator: "\n")
    try folder.write("import Foundation\n\(code)\n", to: "App/Texts.swift")
    func table(_ keys: some Sequence<String>) -> String { keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
    try folder.write(table(keys.dropFirst()), to: "de.lproj/Localizable.strings")
    try folder.write(table(keys), to: "fr.lproj/Localizable.strings")
    let run = try check(folder)
    #expect(try run.places() == ["missing-translation App/Texts.swift:2"])
    let summary = try #require(try run.report()["summary"] as? [String: Any])
    #expect(summary["keys"] as? Int == 12)
    #expect((summary["notChecked"] as? [Any])?.isEmpty == true)
  }

  @Test("a name that code looks up is a key there, and no text of the development language")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "sources": { "paths": ["App"] } }"#, to: "l10n.json")
    let keys = (1...12).map { "Cue number \($0)" } + ["cueID"]
    let code = keys.map { "let a = NSLocalizedString(\"\($0)\", comment: \"\")" }.joined(separator: "\n")
    try folder.write("import Foundation\n\(code)\n", to: "App/Texts.swift")
    func table(_ keys: [String]) -> String { keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
    try folder.write(table(keys), to: "de.lproj/Localizable.strings")
    try folder.write(table(keys + ["goneID"]), to: "fr.lproj/Localizable.strings")
    #expect(try check(folder).places() == ["extra-key fr.lproj/Localizable.strings:14"])
  }

  @Test("a text of the table holds where there is one")
  func table() throws {
    let german = "\"[title]\" = \"%@\";\n\"[other]\" = \"Andere\";\n"
    let run = try check(project(german, english: "\"[title]\" = \"Hello %@\";\n"))
    #expect(try run.places() == ["argument-type fr.lproj/Localizable.strings:2"])
  }

  @Test("are not mended in a table that is not there")
  func fixes() throws {
    let folder = try project("\"[title]\" = \"%d\\nDateien\";\n\"[other]\" = \"Andere\";\n")
    try folder.write(
      "import Foundation\nlet a = NSLocalizedString(\"[other]\", value: \"two  spaces\", comment: \"\")\n",
      to: "App/Texts.swift")
    let run = try ProgramRun(["check", "--fix", "--format", "json", "--only", "double-spaces"], in: folder.url)
    #expect(try run.places() == ["double-spaces App/Texts.swift:2"])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(files.filter { $0.hasSuffix("strings") || $0.contains("code") }.count == 2, "\(files)")
  }
}

@Suite("Accessors that a tool has written")
struct WrittenAccessorTests {
  @Test("use no key themselves, in code that a configuration names too", arguments: [true, false])
  func unused(isConfigured: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"home.title\" = \"Home\";\n\"gone.key\" = \"Gone\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      import Foundation
      internal enum Texts {
        internal enum Home { internal static let title = Texts.tr("Localizable", "home.title", fallback: "Home") }
        internal enum Gone { internal static let key = Texts.tr("Localizable", "gone.key", fallback: "Gone") }
      }
      extension Texts {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: table)
        }
      }
      """, to: "App/Strings+Generated.swift")
    try folder.write("let title = Texts.Home.title\n", to: "App/Home.swift")
    try folder.write("// swift-tools-version: 6.0\nlet name = \"gone.key\"\n", to: "Package.swift")
    if isConfigured { try folder.write("{\"sources\": {\"paths\": [\".\"]}}", to: "l10n.json") }
    let run = try ProgramRun("check", "--only", "unused-key", in: folder.url)
    #expect(run.output.contains("no code uses the key 'gone.key'"))
    #expect(!run.output.contains("'home.title'"))
  }
}
