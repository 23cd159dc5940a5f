import DesignTokens
import Project
import SourceFacts
import SourceText
import StringTables
import Testing

@testable import Checks

@Suite("Statistics")
struct StatisticsTests {
  private func statistics(
    _ files: KeyValuePairs<String, String>, locales: Set<String>? = nil, jobs: Int = 1
  ) throws -> ProjectStatistics {
    let files = files.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = Project(configuration: Configuration(), files: files, designSystem: DesignSystem(files: []))
    return try ProjectStatistics(of: project, locales: locales, jobs: jobs)
  }

  private func coverage(_ files: KeyValuePairs<String, String>, of locale: String) throws -> Coverage {
    try #require(try statistics(files).locales.first { $0.name == locale }).coverage
  }

  @Test("count what is translated, missing and empty, and the source texts that are left")
  func strings() throws {
    let coverage = try coverage(
      [
        "en.lproj/A.strings": "\"a\" = \"One word\"; \"b\" = \"Two more words\"; \"c\" = \"Gone\"; \"d\" = \"\";",
        "de.lproj/A.strings": "\"a\" = \"Ein Wort\"; \"b\" = \"\"; \"d\" = \"\"; \"extra\" = \"x\";",
      ], of: "de")
    #expect(coverage.keys == 4 && coverage.translated == 2 && coverage.missing == 2 && coverage.unfinished == 0)
    #expect(coverage.left == TextAmount(words: 4, characters: 18))
    #expect(coverage.percentText == "50.0 %")
  }

  @Test("leave out texts of nibs that no user sees")
  func unseen() throws {
    let tables = [
      "en.lproj/Main.strings": "\"a.text\" = \"Label\"; \"b.text\" = \"Breathe\";", "de.lproj/Main.strings": "",
    ]
    var project = Project(
      configuration: Configuration(), files: tables.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) },
      designSystem: DesignSystem(files: []))
    var facts = SourceFacts()
    facts.uses = ["a.text", "b.text"].map { key in
      var use = KeyUse(KeyText(key), origin: .resource, function: "UILabel.text", range: ByteRange(0, 1))
      use.table = "Main"
      use.interface = InterfaceText(role: .text)
      if key == "a.text" { use.interface?.unseen = .placeholder }
      return use
    }
    project.addSources([ScannedFile(path: "Main.xib", bytes: [0x20], facts: facts)])
    let statistics = try ProjectStatistics(of: project)
    #expect(statistics.keys == 1 && statistics.total.missing == 1)
  }

  @Test("know the states of a catalog; what is not to be translated does not count")
  func catalog() throws {
    func entry(_ key: String, _ state: String, more: String = "") -> String {
      """
      "\(key)" : { \(more)"localizations" : { "fr" : { "stringUnit" : { "state" : "\(state)", "value" : "x" } } } }
      """
    }
    let entries = [
      entry("One", "translated"), entry("Two", "new"), entry("Three", "needs_review"),
      entry("Four", "translated", more: "\"extractionState\" : \"stale\", "),
      entry("Five", "machine_translated"), "\"Six\" : { }", "\"Seven\" : { \"shouldTranslate\" : false }",
    ]
    let text =
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { \(entries.joined(separator: ", ")) } }"
    let coverage = try coverage(["Localizable.xcstrings": text], of: "fr")
    #expect(coverage.keys == 6 && coverage.translated == 2 && coverage.missing == 1)
    #expect(coverage.flaws == [.new: 1, .needsReview: 1, .stale: 1])
    #expect(coverage.left.words == 4)
  }

  @Test("a plural is one key, unfinished while it lacks a form that integers select; all forms of the source are left")
  func plurals() throws {
    func stringsdict(_ forms: KeyValuePairs<String, String>) -> String {
      let cases = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
      return """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>\(cases)</dict></dict></dict></plist>
        """
    }
    let source = stringsdict(["one": "%d file", "other": "%d files"])
    let lacking = stringsdict(["one": "%d plik", "other": "%d pliku"])
    let whole = stringsdict(["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"])
    let found = try statistics([
      "en.lproj/A.stringsdict": source, "pl.lproj/A.stringsdict": lacking, "ja.lproj/A.stringsdict": source,
    ])
    #expect(found.amount == TextAmount(words: 2, characters: 11))
    let polish = try #require(found.locales.first)
    #expect(polish.name == "pl" && polish.coverage.flaws == [.missingForms: 1] && polish.coverage.left.words == 2)
    #expect(found.locales.last?.coverage.permille == 1_000)
    let complete = try coverage(["en.lproj/A.stringsdict": source, "pl.lproj/A.stringsdict": whole], of: "pl")
    #expect(complete.translated == 1)
  }

  @Test("a table that a locale of the folder lacks is missing whole; another folder has its own locales")
  func missingTable() throws {
    let found = try statistics([
      "App/en.lproj/A.strings": "a = a; b = b;", "App/de.lproj/A.strings": "a = a; b = b;",
      "App/en.lproj/B.strings": "c = c;", "Kit/en.lproj/C.strings": "d = d;", "Kit/fr.lproj/C.strings": "d = d;",
    ])
    let german = try #require(found.locales.first)
    #expect(german.name == "de" && german.coverage.keys == 3 && german.coverage.missing == 1)
    #expect(german.coverage.permille == 666)
    #expect(found.locales.last?.name == "fr" && found.locales.last?.coverage.keys == 1)
    #expect(found.tables.map(\.label) == ["App/A", "App/B", "Kit/C"])
  }

  @Test("a pseudo-locale counts when it is asked for")
  func pseudo() throws {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": "a = a;", "en-XA.lproj/A.strings": "a = a;", "de.lproj/A.strings": "a = a;",
    ]
    #expect(try statistics(files).locales.map(\.name) == ["de"])
    #expect(try statistics(files, locales: ["en-XA"]).locales.map(\.name) == ["en-XA"])
  }

  @Test("a table without a development language is named, not counted")
  func uncompared() throws {
    let found = try statistics(["de.lproj/A.strings": "a = a;", "fr.lproj/A.strings": "a = a;"])
    #expect(found.tables.isEmpty && found.uncomparedTables == ["A"])
  }

  @Test(
    "count words and characters that people read",
    arguments: [
      ("Hello, %@!", 1, 8), ("<b>Bold</b> move", 2, 9), ("%lld of %lld files", 2, 10), ("%d%%", 0, 1),
      ("See https://example.org", 1, 4), ("👨‍👩‍👧 e\u{301}", 1, 3),
    ])
  func amounts(text: String, words: Int, characters: Int) throws {
    #expect(try TextMeter(locale: "en").amount(of: text) == TextAmount(words: words, characters: characters))
  }

  @Test("100 % is only what is complete")
  func rounding() {
    var coverage = Coverage()
    #expect(coverage.percentText == "100 %" && !coverage.isBelow(percent: 100))
    coverage.keys = 10_000
    coverage.translated = 9_999
    #expect(coverage.percentText == "99.9 %" && coverage.isBelow(percent: 100) && !coverage.isBelow(percent: 99.99))
  }

  @Test("do not depend on the number of threads")
  func threads() throws {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": "a = a; b = b;", "de.lproj/A.strings": "a = a;", "fr.lproj/A.strings": "b = b;",
      "en.lproj/B.strings": "c = c;", "it.lproj/B.strings": "c = c;",
    ]
    let texts = try [1, 4].map { StatisticsJSON.text(try statistics(files, jobs: $0)) }
    #expect(texts[0] == texts[1])
  }
}
