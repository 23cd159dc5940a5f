import Foundation
import TestSupport
import Testing

@Suite("Sources that have changed since they were translated")
struct SourceChangedTests {
  private func strings(_ texts: KeyValuePairs<String, String>) -> String {
    texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  /// A repository of four commits; the texts tell what each key is about.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write("{ \"rules\": { \"source-changed\": \"on\" } }\n", to: "l10n.json")
    func commit(_ english: KeyValuePairs<String, String>, _ german: KeyValuePairs<String, String>) throws {
      try folder.write(strings(english), to: "en.lproj/T.strings")
      try folder.write(strings(german), to: "de.lproj/T.strings")
      try folder.git("add", "-A")
      try folder.git("commit", "-q", "-m", "x")
    }
    try commit(
      [
        "old": "Save", "both": "Open", "later": "Close", "case": "log in", "back": "Print", "kept": "Quit",
        "again": "Send",
      ],
      ["old": "Sichern", "both": "Öffnen", "later": "Zu", "case": "Anmelden", "back": "Drucken", "again": "Senden"])
    try commit(
      [
        "old": "Save a copy", "both": "Open file", "later": "Close all", "case": "Log in!", "back": "Fax",
        "kept": "Quit", "again": "Send now",
      ],
      [
        "old": "Sichern", "both": "Datei öffnen", "later": "Zu", "case": "Anmelden", "back": "Drucken",
        "again": "Sende",
      ])
    try commit(
      [
        "old": "Save a copy", "both": "Open file", "later": "Close all", "case": "Log in!", "back": "Print",
        "kept": "Quit", "again": "Send now",
      ],
      [
        "old": "Sichern", "both": "Datei öffnen", "later": "Alle zu", "case": "Anmelden", "back": "Drucken",
        "kept": "Beenden", "again": "Senden",
      ])
    return folder
  }

  private func findings(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
    let run = try ProgramRun(["check", "--only", "source-changed", "--format", "json"] + arguments, in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let found = try #require(report?["findings"] as? [[String: Any]])
    return found.map { "\($0["file"] ?? "") \($0["key"] ?? ""): \($0["message"] ?? "")" }
  }

  @Test("a key whose source changed after its translation, and no other")
  func committed() throws {
    let found = try findings(repository())
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("de.lproj/T.strings old: translated from 'Save', which is not the text any more: "),
      "\(found)")
  }

  @Test("what is not committed counts")
  func uncommitted() throws {
    let folder = try repository()
    try folder.write(strings(["kept": "Quit now", "back": "Print it"]), to: "en.lproj/T.strings")
    try folder.write(strings(["kept": "Beenden", "back": "Das drucken"]), to: "de.lproj/T.strings")
    #expect(
      try findings(folder) == [
        "de.lproj/T.strings kept: translated from 'Quit', which is not the text any more: it is changed and not committed"
      ])
  }

  @Test(
    "catalogs have a history too; what they call unfinished is told by another rule",
    arguments: ["translated", "needs_review"])
  func catalog(state: String) throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    for english in ["Save", "Save a copy"] {
      try folder.write(
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "save": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "\(english)" } },
          "de": { "stringUnit": { "state": "\(state)", "value": "Sichern" } } } } } }

        """, to: "Localizable.xcstrings")
      try folder.git("add", "-A")
      try folder.git("commit", "-q", "-m", "x")
    }
    #expect(try findings(folder).count == (state == "translated" ? 1 : 0))
  }

  @Test("without a history that is said")
  func withoutHistory() throws {
    let folder = try TemporaryFolder()
    try folder.write(strings(["a": "One"]), to: "en.lproj/T.strings")
    try folder.write(strings(["a": "Eins"]), to: "de.lproj/T.strings")
    let run = try ProgramRun("check", "--only", "source-changed", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("not checked (history): "), "\(run.output)")
    let required = try ProgramRun("check", "--only", "source-changed", "--require", "history", in: folder.url)
    #expect(required.status == 1)
    let review = try ProgramRun("stats", "--review", in: folder.url)
    #expect(review.status == 0 && review.output == "nothing to review\n")
    #expect(review.errors.contains("which sources have changed is not known"))
  }

  @Test("the review queue has states and changed sources, for a reader, as Markdown and as JSON")
  func review() throws {
    let folder = try repository()
    try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a|b": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "New\\u001B[2J" } },
        "de": { "stringUnit": { "state": "machine_translated", "value": "Neu" } } } } } }

      """, to: "Other.xcstrings")
    let human = try ProgramRun("stats", "--review", in: folder.url)
    #expect(human.status == 0)
    #expect(human.output.contains("Other.xcstrings:1: de: a|b: translated by a machine\n  New\\u{1B}[2J\n  Neu\n"))
    #expect(human.output.contains("de.lproj/T.strings:1: de: old: the source was 'Save' until "))
    #expect(human.output.hasSuffix("2 translations to review in 1 locale\n"))
    let markdown = try ProgramRun("stats", "--review", "--format", "markdown", in: folder.url)
    #expect(
      markdown.output.contains("| de | `a\\|b` | `New\\u{1B}[2J` | Neu | translated by a machine |"),
      "\(markdown.output)")
    let json = try ProgramRun("stats", "--review", "--format", "json", in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let items = try #require(report?["review"] as? [[String: Any]])
    #expect(items.map { $0["key"] as? String } == ["a|b", "old"])
    let reasons = try #require(items[1]["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["was"] as? String } == ["Save"])
    let both = try ProgramRun("stats", "--review", "--fail-under", "90", in: folder.url)
    #expect(both.status == 2)
  }
}
