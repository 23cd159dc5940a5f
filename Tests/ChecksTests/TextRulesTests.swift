import Testing

@testable import Checks

@Suite("Rules about texts")
struct TextRulesTests {
  @Test("find nothing in a sound project")
  func sound() throws {
    let places = try CheckFixture()
      .strings("en", #""a" = "A %@"; "b" = "%1$@ of %2$lld";"#)
      .strings("de", #""a" = "A %@"; "b" = "%2$lld: %1$@";"#)
      .plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("de", ["one": "%lld Tag", "other": "%lld Tage"])
      .places()
    #expect(places.isEmpty)
  }

  @Test("missing-translation names the line of the key in the source")
  func missingTranslation() throws {
    let findings = try CheckFixture()
      .strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n").strings("de", #""a" = "A";"#).findings()
    #expect(findings.map(\.rule) == ["missing-translation"])
    #expect(findings.first?.path == "en.lproj/Localizable.strings")
    #expect(findings.first?.span.start.line == 2)
    #expect(findings.first?.key == "b")
    #expect(findings.first?.locale == "de")
  }

  @Test("extra-key names the line of the translation")
  func extraKey() throws {
    let places = try CheckFixture()
      .strings("en", #""a" = "A";"#).strings("de", "\"a\" = \"A\";\n  \"z\" = \"Z\";\n").places()
    #expect(places == ["extra-key de.lproj/Localizable.strings:2:3"])
  }

  @Test("duplicate-key is an error where the values differ, else a warning")
  func duplicateKey() throws {
    let findings = try CheckFixture()
      .strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n\"a\" = \"X\";\n\"b\" = \"B\";\n").findings()
    #expect(findings.map(\.rule) == ["duplicate-key", "duplicate-key"])
    #expect(findings.map(\.severity) == [.error, .warning])
    #expect(findings.map(\.span.start.line) == [3, 4])
  }

  @Test(
    "argument rules find a translation that reads its arguments otherwise",
    arguments: [
      ("%lld files", "%@ Dateien", "argument-type"),
      ("%1$@ of %2$lld", "%1$lld von %2$@", "argument-type"),
      ("%lld of %@", "%@: %lld", "reordered-arguments"),
      ("%@ %lld %@", "%lld %@ %@", "reordered-arguments"),
      ("%lld files", "Dateien", "missing-argument"),
      ("%1$@ and %2$@", "%2$@", "missing-argument"),
      ("%lld files", "%lld von %lld", "extra-argument"),
      ("%lld%% of %@", "%lld von %@ %%", ""),
      ("%lld files", "%d Dateien", "argument-width"),
      ("100% of", "100% von", ""),
      ("Save", "100% d", ""),
      ("%@ and %@", "%2$@ und %1$@", ""),
      ("%lld files", "", "empty-translation"),
    ])
  func arguments(source: String, translation: String, rule: String) throws {
    let places = try CheckFixture()
      .strings("en", "\"k\" = \"\(source)\";").strings("de", "\n\"k\" = \"\(translation)\";").places()
    #expect(places == (rule.isEmpty ? [] : ["\(rule) de.lproj/Localizable.strings:2:7"]))
  }

  @Test("a form that stands for one number alone may leave the number out")
  func omission() throws {
    let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
    let hebrew = try english.plural("he", ["one": "יום אחד", "two": "יומיים", "other": "%lld ימים"]).places()
    #expect(hebrew.isEmpty)
    let russian = try english.plural(
      "ru", ["one": "день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"]
    )
    .findings()
    #expect(russian.map(\.rule) == ["missing-argument"])
    #expect(russian.first?.span.start.line == 11)
  }

  @Test("missing-plural-category names the variable and the numbers that need the form")
  func pluralCategory() throws {
    let findings = try CheckFixture()
      .plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("pl", ["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"]).findings()
    #expect(findings.map(\.rule) == ["missing-plural-category"])
    #expect(findings.first?.path == "pl.lproj/Localizable.stringsdict")
    #expect(findings.first?.span.start.line == 7)
    #expect(findings.first?.message.contains("no form 'few': pl uses it for 2, 3, 4, 22") == true)
  }

  @Test("a form for large numbers only is a warning")
  func largeNumbers() throws {
    let findings = try CheckFixture()
      .plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("fr", ["one": "%lld jour", "other": "%lld jours"]).findings()
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.contains("1,000,000") == true)
  }

  @Test("silent-truncation finds a stray sign, and the entries after it are still checked")
  func truncation() throws {
    let findings = try CheckFixture()
      .strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"%lld\";\n")
      .strings("de", "\"a\" = \"A\";=\n\"b\" = \"B\";\n\"c\" = \"%@\";\n").findings()
    #expect(findings.map(\.rule) == ["silent-truncation", "argument-type"])
    #expect(findings.map(\.span.start.line) == [1, 3])
    #expect(findings.first?.message.contains("2") == true)
  }

  @Test("syntax-error finds a missing semicolon, and the entries around it are still checked")
  func syntax() throws {
    let findings = try CheckFixture()
      .strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
      .strings("de", "\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n").findings()
    #expect(findings.map(\.rule) == ["syntax-error"])
    #expect(findings.first?.path == "de.lproj/Localizable.strings")
  }

  @Test("look at the wanted locales only")
  func locales() throws {
    let fixture = CheckFixture()
      .strings("en", #""a" = "%lld";"#).strings("de", #""a" = "%@";"#).strings("fr", #""a" = "%@";"#)
    #expect(try fixture.findings(locales: ["fr"]).map(\.locale) == ["fr"])
  }

  @Test("run alone when asked")
  func only() throws {
    let fixture = CheckFixture().strings("en", #""a" = "%lld";"#).strings("de", #""a" = "%@"; "z" = "";"#)
    #expect(try fixture.places([.extraKey]) == ["extra-key de.lproj/Localizable.strings:1:13"])
  }
}
