import Testing

@testable import Checks

@Suite("Rules about arguments")
struct ArgumentRulesTests {
  private let rules = Rule.argumentRules + [.emptyTranslation]

  private func found(_ source: String, _ translation: String, to locale: String = "de") throws -> [Finding] {
    func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
    return try CheckFixture().strings("en", "\"k\" = \"\(escaped(source))\";")
      .strings(locale, "\"k\" = \"\(escaped(translation))\";").findings(rules)
  }

  @Test(
    "malformed-argument finds what became of a placeholder, and nothing else is said of it",
    arguments: [
      ("Welcome, %1$@", "Willkommen, 1$@", "1$@"),
      ("%2$@ and %1$lld", "2$@ und %1$lld", "2$@"),
      ("Latest %@", "آخر ٪@", "٪@"),
      ("S%1$@:E%2$@", "S٪ 1 $ @: E%2$@", "٪ 1 $ @"),
      ("Latest %@", "Neu ％@", "％@"),
      ("%1$@", "%\u{A0}1$@", "%\u{A0}1$@"),
      ("%1$@", "% 1$@", "% 1$@"),
      ("%@", "%\u{200B}@", "%\u{200B}@"),
      ("%1$@ files", "%1$ Dateien", "%1$"),
      ("Device (%1$@).", "Enhet (%15\").", "%15"),
      ("%lld files", "%đ datoteka", "%đ"),
      ("Age %@", "អាយុ {0}", "{0}"),
      ("Age %@", "Alter %{name}", "%{name}"),
      ("Age %@", "Alter %(age)s", "%(age)s"),
      ("Age %@", "Alter ${age}", "${age}"),
      ("Deleted %@", "@@ silindi", "@@"),
      ("Age %1$@", "Alter $1@", ""),
      ("Age %1$@", "Alter %$1@", "%$1@"), ("Paid on %1$@", "Bezahlt am %%1$@", "%%1$@"),
    ])
  func malformed(source: String, translation: String, written: String) throws {
    let findings = try found(source, translation)
    guard !written.isEmpty else { return #expect(!findings.isEmpty) }
    #expect(findings.map(\.rule) == ["malformed-argument"])
    let finding = try #require(findings.first)
    #expect(finding.message.contains("'\(written)'"))
    let line = Array((finding.excerpt ?? "").unicodeScalars)
    guard !written.contains("\"") else { return }
    let shown = String(String.UnicodeScalarView(line[(finding.span.start.column - 1)..<(finding.span.end.column - 1)]))
    #expect(shown == written)
  }

  @Test(
    "what only looks like a placeholder is none",
    arguments: [
      ("Price: 5$", "Preis: 5$"), ("Write to me@example.com, %@", "%@, an me@example.com"), ("%@", "% @"),
      ("Set {name}: %@", "{name}: %@ setzen"), ("100٪", "100٪"), ("50% off", "50% Rabatt"), ("%0 of %1", "%0 de %1"),
      ("Follow @acme %@", "%@ @acme folgen"), ("Save up to 50%", "%50 indirim"),
      // Formatted twice: first with the number, then with the time.
      ("%1$lld days left, checked at %%1$@", "Noch %1$lld Tage, geprüft um %%1$@"),
      ("%%1$@ of %1$@, %2$@", "%%1$@ von %1$@, %2$@"),
    ])
  func notMalformed(source: String, translation: String) throws {
    #expect(try found(source, translation).map(\.rule) == [])
  }

  @Test(
    "unescaped-percent is an error where it eats an argument",
    arguments: [
      ("%lld%% of %@", "%lld % of %@", "error"),
      ("%d%% done", "%d% erledigt", "error"),
      ("%@: 100%%", "%@: 100 %", "warning"),
      ("100%", "100 %", ""),
      ("%lld%%", "%lld %%", ""),
      ("% d items", "% d Dinge", ""),
    ])
  func percent(source: String, translation: String, severity: String) throws {
    let findings = try found(source, translation)
    #expect(findings.map(\.rule) == (severity.isEmpty ? [] : ["unescaped-percent"]))
    #expect(findings.first?.severity.rawValue ?? "" == severity)
  }

  @Test("malformed-argument points at the characters behind an escape and in UTF-16")
  func places() throws {
    let escaped = try CheckFixture().strings("en", #""k" = "%@";"#).strings("de", #""k" = "\"a\" 1$@";"#)
      .places([.malformedArgument])
    #expect(escaped == ["malformed-argument de.lproj/Localizable.strings:1:14"])
    let places = try CheckFixture().strings("en", #""k" = "%@";"#)
      .wideFile("de.lproj/Localizable.strings", #""k" = "é 1$@";"#).places([.malformedArgument])
    #expect(places == ["malformed-argument de.lproj/Localizable.strings:1:10"])
  }

  @Test(
    "rules of one text look at the development language too",
    arguments: [
      ("%1$@ has %d files", "mixed-positional", "error"), ("%@ has %2$d files", "mixed-positional", "warning"),
      ("%@, it is %1$@!", "mixed-positional", "warning"),
      ("%1$@, it is %@!", "mixed-positional", "warning"),
      ("%1$@ of %3$@", "position-gap", "error"), ("%1$lld files, %1$@", "argument-two-types", "error"),
      ("%1$lld files, %1$d", "", ""), ("Sign in to %s", "dangerous-specifier", "warning"),
      ("%d of %n", "dangerous-specifier", "error"), ("100% sure", "", ""),
    ])
  func single(text: String, rule: String, severity: String) throws {
    let findings = try CheckFixture().strings("en", "\"k\" = \"\(text)\";").findings(rules)
    #expect(findings.map(\.rule) == (rule.isEmpty ? [] : [rule]))
    #expect(findings.first?.severity.rawValue ?? "" == severity)
  }

  @Test("what has no position in the form of a variable is the variable's own value, the first of it alone")
  func valueOfVariable() throws {
    func rules(_ form: String) throws -> [String] {
      try CheckFixture().plural("en", ["one": "%d file of %2$@", "other": "\(form)"], format: "%1$#@n@ %2$@")
        .findings([.mixedPositional]).map(\.rule)
    }
    #expect(try rules("%d files of %2$@") == [])
    #expect(try rules("%d of %d files of %2$@") == ["mixed-positional"])
  }

  @Test("what a translation drops of its source is a missing argument, not a gap")
  func gap() throws {
    #expect(try found("%1$@ %2$@", "%2$@").map(\.rule) == ["missing-argument"])
    #expect(try found("%1$@ of %2$lld", "%1$@ von %%2$lld").map(\.rule) == ["missing-argument"])
    #expect(try found("%1$@ of %2$lld", "%1$@ von 2$lld").map(\.rule) == ["missing-argument"])
  }

  @Test("a source without arguments passes none to its translation")
  func unexpected() throws {
    #expect(try found("Play", "Ludu • %@").map(\.rule) == ["extra-argument"])
    #expect(try found("50% off", "50%de moins").map(\.rule) == [])
  }

  @Test("a widened or narrowed integer is a warning")
  func width() throws {
    let findings = try found("%lld files", "%d Dateien")
    #expect(findings.map(\.rule) == ["argument-width"])
    #expect(findings.first?.severity == .warning)
    #expect(try found("%u files", "%d Dateien").isEmpty)
  }

  @Test("a translation whose key the development language does not list is compared with the key")
  func keyIsText() throws {
    let findings = try CheckFixture().strings("en", #""a" = "A";"#).strings("de", #""Age %@" = "Alter {0}";"#)
      .findings(Rule.argumentRules)
    #expect(findings.map(\.rule) == ["malformed-argument"])
    let dropped = try CheckFixture().strings("en", #""a" = "A";"#).strings("de", #""Age %@" = "Alter"; "x" = "%@";"#)
      .findings(Rule.argumentRules)
    #expect(dropped.map(\.rule) == ["missing-argument"])
  }
}
