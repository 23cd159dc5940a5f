import Foundation
import Interchange
import Testing

@Suite("import as Xcode does it")
struct ImportTests {
  private static let original = "App/en.lproj/T.strings"
  private static let source = "/* one */\n\"a\" = \"A\";\n\n/* two */\n\"b\" = \"B\";\n\n\"c\" = \"C\";\n"

  private func project(_ french: String? = nil, folder: String = "fr") -> ExchangeProject {
    exchangeProject([(Self.original, Self.source)] + (french.map { [("App/\(folder).lproj/T.strings", $0)] } ?? []))
  }

  @Test("changes the value and nothing else; adds keys behind their predecessors")
  func strings() {
    let project = project("// mine\n\"c\"   =   'See' ;\n\"a\" = \"Ah\";  // why\n")
    let result = LocalizationImport(
      project,
      from: [xliff(unit("a", "A", "Ä \"x\"") + unit("b", "B", "Bé") + unit("c", "C", nil), original: Self.original)])
    #expect(
      result.text("App/fr.lproj/T.strings")
        == "// mine\n\"c\"   =   'See' ;\n\"a\" = \"Ä \\\"x\\\"\";  // why\n/* two */\n\"b\" = \"Bé\";\n")
    #expect(result.changes.map(\.texts) == [2])
    #expect(result.messages.isEmpty)
  }

  @Test("makes a new file in the order of the source, with its comments")
  func newStrings() {
    let result = LocalizationImport(
      project("\"a\" = \"Ah\";\n"),
      from: [
        xliff(unit("c", "C", "Tsé") + unit("a", "A", "A") + unit("b", "B", nil), original: Self.original, target: "de")
      ])
    #expect(result.text("App/de.lproj/T.strings") == "/* one */\n\"a\" = \"A\";\n\n\"c\" = \"Tsé\";\n")
    #expect(result.changes.map { $0.old == nil } == [true])
    #expect(result.messages.map(\.description) == ["de.xliff:4:1: the project has no 'de' yet: it is added"])
    #expect(result.messages.map(\.isDefect) == [false])
  }

  @Test(
    "finds the folder whatever its spelling",
    arguments: [("pt_BR", "pt-BR"), ("pt-BR", "pt_br"), ("German", "de"), ("iw", "he"), ("zh-Hans", "zh-hans")])
  func spelling(folder: String, language: String) {
    let result = LocalizationImport(
      project("\"a\" = \"x\";\n", folder: folder),
      from: [xliff(unit("a", "A", "y"), original: Self.original, target: language)])
    #expect(result.text("App/\(folder).lproj/T.strings") == "\"a\" = \"y\";\n")
  }

  @Test(
    "imports finished states only, unless it is told otherwise",
    arguments: [
      ("", true), ("state=\"translated\"", true), ("state=\"final\"", true), ("state=\"signed-off\"", true),
      ("state=\"x-own\"", true), ("state=\"new\"", false), ("state=\"needs-review-l10n\"", false),
      ("state=\"needs-review-translation\"", false), ("state=\"needs-translation\"", false),
    ])
  func states(attribute: String, isImported: Bool) {
    let file = xliff(unit("a", "A", "new", attribute), original: Self.original)
    let result = LocalizationImport(project("\"a\" = \"old\";\n"), from: [file])
    #expect(result.changes.count == (isImported ? 1 : 0))
    #expect(result.unfinished == (isImported ? 0 : 1))
    #expect(result.messages.isEmpty)
    let all = LocalizationImport(project("\"a\" = \"old\";\n"), from: [file], acceptsUnfinished: true)
    #expect(all.text("App/fr.lproj/T.strings") == "\"a\" = \"new\";\n")
  }

  @Test("clears with an empty target, leaves with none")
  func emptyAndMissing() {
    let result = LocalizationImport(
      project("\"a\" = \"old\";\n\"b\" = \"old\";\n"),
      from: [xliff(unit("a", "A", "") + unit("b", "B", nil), original: Self.original)])
    #expect(result.text("App/fr.lproj/T.strings") == "\"a\" = \"\";\n\"b\" = \"old\";\n")
  }

  @Test(
    "names what it cannot import, with the place",
    arguments: [
      (original, "zz", "A", "fr", "the project has no key 'zz' in 'App/en.lproj/T.strings': not imported"),
      (original, "a", "Alt", "fr", "the source text of 'a' has changed since the export: not imported"),
      ("App/en.lproj/X.strings", "a", "A", "fr", "the project has no 'App/en.lproj/X.strings': 1 text is not imported"),
      (
        "../en.lproj/T.strings", "a", "A", "fr",
        "'../en.lproj/T.strings' leads out of the project: 1 text is not imported"
      ),
      (
        "/App/en.lproj/T.strings", "a", "A", "fr",
        "'/App/en.lproj/T.strings' leads out of the project: 1 text is not imported"
      ),
      (original, "a", "A", "../x", "'../x' is no language: 1 text is not imported"),
    ])
  func refusals(original: String, key: String, source: String, language: String, message: String) {
    let file = SourceFile(
      path: "x.xliff", bytes: xliff(unit(key, source, "T"), original: original, target: language).bytes)
    let result = LocalizationImport(project("\"a\" = \"x\";\n"), from: [file])
    #expect(result.changes.isEmpty)
    #expect(result.messages.map(\.description) == ["x.xliff:4:1: \(message)"])
    #expect(result.messages.map(\.isDefect) == [true])
  }

  @Test("reads the next file behind a broken one")
  func brokenFile() {
    let broken = SourceFile(path: "bad.xliff", bytes: Array("<xliff>\n<file></body>".utf8))
    let result = LocalizationImport(
      project("\"a\" = \"x\";\n"), from: [broken, xliff(unit("a", "A", "y"), original: Self.original)])
    #expect(result.changes.count == 1)
    #expect(result.messages.count == 1)
    #expect(result.messages[0].description.hasPrefix("bad.xliff:2:7: expected '</file>'"))
  }

  @Test("brings back what was exported without changing a byte")
  func noChange() {
    let files = [
      ("en.lproj/T.strings", "\"a\" = \"x\\U0001\\r\\n\";\n\"\" = \"\";\n"),
      ("fr.lproj/T.strings", "\"a\"='\\U0001\\r\\n';\n"),
      ("L.xcstrings", ExportTests.catalog), ("en.lproj/D.stringsdict", stringsdict("n", ["other": "a\r\nb"])),
      ("fr.lproj/D.stringsdict", stringsdict("n", ["one": "c", "other": "d"])),
    ]
    let project = exchangeProject(files)
    for language in ["fr", "en", "ar"] {
      let export = LocalizationExport(project, language: language)
      let file = SourceFile(path: "x.xliff", bytes: Array(export.text.utf8))
      let result = LocalizationImport(project, from: [file], acceptsUnfinished: true)
      #expect(result.changes.isEmpty && result.messages.isEmpty, "\(language): \(result.messages)")
    }
  }

  @Test("takes a storyboard's texts into the strings of its name")
  func storyboard() {
    let board = SourceFile(path: "App/Base.lproj/Main.storyboard", bytes: Array("<label id=\"abc-de-fgh\"/>".utf8))
    let project = ExchangeProject(
      files: [SourceFile(path: Self.original, bytes: Array(Self.source.utf8))], interfaces: [board])
    let file = xliff(
      unit("abc-de-fgh.text", "Hi", "Salut") + unit("xyz-de-fgh.text", "Hi", "Salut"), original: board.path)
    let result = LocalizationImport(project, from: [file])
    #expect(result.text("App/fr.lproj/Main.strings") == "\"abc-de-fgh.text\" = \"Salut\";\n")
    #expect(result.messages.map(\.isDefect) == [false, true])
  }
}
