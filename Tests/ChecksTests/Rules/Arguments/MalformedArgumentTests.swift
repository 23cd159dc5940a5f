import Testing

@testable import Checks

@Suite("malformed-argument")
struct MalformedArgumentTests {
  @Test(
    "finds what became of a placeholder, and nothing else is said of it",
    arguments: [
      ("Welcome, %1$@", "Willkommen, ⟦1$@⟧", "1$@"),
      ("%2$@ and %1$lld", "⟦2$@⟧ und %1$lld", "2$@"),
      ("Latest %@", "آخر ⟦٪@⟧", "٪@"),
      ("S%1$@:E%2$@", "S⟦٪ 1 $ @⟧: E%2$@", "٪ 1 $ @"),
      ("Latest %@", "Neu ⟦％@⟧", "％@"),
      ("%d files", "⟦٪ d⟧ ملفات", "٪ d"),
      ("%lu files", "⟦％lu⟧ 個", "％lu"),
      ("From %@", "⟦@%⟧ از", "@%"),
      ("%1$@", "⟦%\u{A0}1$@⟧", "%\u{A0}1$@"),
      ("%1$@", "⟦% 1$@⟧", "% 1$@"),
      ("%@", "⟦%\u{200B}@⟧", "%\u{200B}@"),
      ("%1$@ files", "⟦%1$⟧ Dateien", "%1$"),
      ("Device (%1$@).", "Enhet (⟦%15⟧\\\").", "%15"),
      ("%lld files", "⟦%đ⟧ datoteka", "%đ"),
      ("Age %@", "អាយុ ⟦{0}⟧", "{0}"),
      ("Age %@", "Alter ⟦%{name}⟧", "%{name}"),
      ("Age %@", "Alter ⟦%(age)s⟧", "%(age)s"),
      ("Age %@", "Alter ⟦${age}⟧", "${age}"),
      ("Deleted %@", "⟦@@⟧ silindi", "@@"), ("From %1@ to all", "⟦1@⟧ 포드", "1@"),
      ("From %1@ to all", "⟦1@⟧ポッドから", "1@"), ("From %@ to all", "⟦@⟧ポッドから", "@"),
      ("Age %1$@", "Alter $1⟦@⟧", "@"), ("Age %1$@", "Alter ⟦%$1@⟧", "%$1@"),
      ("Paid on %1$@", "Bezahlt am ⟦%%1$@⟧", "%%1$@"),
    ])
  func fires(source: String, translation: String, written: String) throws {
    let findings = try CheckFixture.texts(source, translation).expect(
      .malformedArgument, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("'\(written)'") == true)
  }

  @Test(
    "what only looks like a placeholder is none",
    arguments: [
      ("Price: 5$", "Preis: 5$"), ("Write to me@example.com, %@", "%@, an me@example.com"), ("%@", "% @"),
      ("Set {name}: %@", "{name}: %@ setzen"), ("100٪", "100٪"), ("%d: 100%%", "%d: 100٪ do"),
      ("50% off", "50% Rabatt"), ("%0 of %1", "%0 de %1"),
      ("Follow @acme %@", "%@ @acme folgen"), ("Save up to 50%", "%50 indirim"),
      // Formatted twice: first with the number, then with the time.
      ("%1$lld days left, checked at %%1$@", "Noch %1$lld Tage, geprüft um %%1$@"),
      ("%%1$@ of %1$@, %2$@", "%%1$@ von %1$@, %2$@"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(
      of: .malformedArgument, among: Rule.argumentRules + [.emptyTranslation])
  }

  @Test("points at the characters behind an escape and in UTF-16")
  func places() throws {
    try CheckFixture.texts("%@", #"\"a\" ⟦1$@⟧"#).expect(.malformedArgument)
    try CheckFixture().strings("en", #""k" = "%@";"#).wideFile("de.lproj/Localizable.strings", #""k" = "é ⟦1$@⟧";"#)
      .expect(.malformedArgument)
  }

  @Test("a translation whose key the development language does not list is compared with the key")
  func keyIsText() throws {
    try CheckFixture().strings("en", #""a" = "A";"#).strings("de", #""Age %@" = "Alter ⟦{0}⟧";"#)
      .expect(.malformedArgument, among: Rule.argumentRules)
  }

  @Test("a variable that is broken is written out as it should be")
  func variable() throws {
    let forms: KeyValuePairs = ["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia"]
    let findings = try CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("pl", forms, format: "⟦%# @n @⟧").expect(.malformedArgument, among: Rule.all)
    #expect(findings.first?.message.contains("'%#@n@'") == true)
  }

  @Test("of a key that code does not use it is a warning", .enabled(if: ExampleRun.readsCode))
  func unused() throws {
    let example = ExampleProject.code(
      #"let title = NSLocalizedString("cue.title", comment: "")"#,
      files: [
        "en.lproj/Localizable.strings": #""cue.title" = "Cue %@"; "cue.old" = "Old %@";"#,
        "de.lproj/Localizable.strings": #""cue.title" = "Karte 1$@"; "cue.old" = "Alt 1$@";"#,
      ])
    let findings = try ExampleRun(example).findings(of: .malformedArgument)
    #expect(findings.map { "\($0.key ?? "") \($0.severity)" } == ["cue.title error", "cue.old warning"])
  }
}
