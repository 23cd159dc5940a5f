import Markdown
import Messages
import SourceText
import Testing

@testable import Strings

@Suite("Looking keys up")
struct StringsLookupTests {
  private static let english =
    #""save" = "Save"; "only" = "Only here"; "files" = "%lld file(s)"; "same" = "1"; "same" = "2";"#
  private static let polish = #""save" = "Zapisz"; "files" = "Plików: %lld";"#
  private static let files = [
    "en.lproj/Localizable.strings": Array(english.utf8), "pl.lproj/Localizable.strings": Array(polish.utf8),
    "en.lproj/Errors.strings": Array(#""offline" = "No network";"#.utf8), "pl.lproj/notes.txt": Array("x".utf8),
  ]

  private func strings(
    _ preferredLanguages: [String], _ files: [String: [UInt8]] = files, counter: LookupCounter = LookupCounter()
  ) throws -> LocalizedStrings {
    try LocalizedStrings(files: files, preferredLanguages: preferredLanguages, report: counter.record)
  }

  @Test("finds the reader's language")
  func chosen() throws {
    let strings = try strings(["pl-PL"])
    #expect(strings.locale == "pl")
    #expect(strings.availableLocales == ["en", "pl"])
    #expect(strings["save"] == "Zapisz")
    #expect(strings["files", count: 5] == "Plików: 5")
  }

  @Test("the last of equal keys holds")
  func repeated() throws {
    #expect(try strings(["en"])["same"] == "2")
    #expect(try strings(["en"]).keys() == ["save", "only", "files", "same"])
  }

  @Test("falls back to the development language and tells the hook")
  func fallback() throws {
    let counter = LookupCounter()
    let strings = try strings(["pl"], counter: counter)
    #expect(strings["only"] == "Only here")
    #expect(strings["only"] == "Only here")
    #expect(counter.counts == [.missingTranslation("only", table: "Localizable", locale: "pl"): 2])
    #expect(strings.text("offline", table: "Errors") == "No network")
    #expect(counter.drain().count == 2)
    #expect(counter.counts.isEmpty)
  }

  @Test("a regional language falls back to its parent before the development language")
  func parent() throws {
    let files = [
      "en.lproj/Localizable.strings": Array(#""a" = "en"; "b" = "en"; "c" = "en"; "d" = "en";"#.utf8),
      "es.lproj/Localizable.strings": Array(#""a" = "es"; "b" = "es"; "c" = "es";"#.utf8),
      "es-419.lproj/Localizable.strings": Array(#""a" = "419"; "b" = "419";"#.utf8),
      "es-MX.lproj/Localizable.strings": Array(#""a" = "MX";"#.utf8),
      "Base.lproj/Localizable.strings": Array(#""e" = "Base";"#.utf8),
    ]
    let strings = try strings(["es-MX"], files)
    #expect(["a", "b", "c", "d", "e"].map { strings[$0] } == ["MX", "419", "es", "en", "Base"])
    #expect(strings.preferring(["es-AR"])["a"] == "419")
  }

  @Test("shows the default value, else the key, where no language has it")
  func missing() throws {
    let counter = LookupCounter()
    let strings = try strings(["pl"], counter: counter)
    #expect(strings["nowhere"] == "nowhere")
    #expect(counter.counts == [.missingKey("nowhere", table: "Localizable"): 1])
    #expect(strings[StringKey("nowhere", defaultValue: "Somewhere")] == "Somewhere")
    #expect(strings.text(StringKey("nowhere", defaultValue: "%lld times"), 3) == "3 times")
    #expect(!strings.contains("nowhere"))
    #expect(strings.contains("only"))
  }

  @Test("a table that no language has shows keys")
  func missingTable() throws {
    #expect(try strings(["pl"]).text("save", table: "Nothing") == "save")
    #expect(try strings(["pl"], [:])["save"] == "save")
  }

  @Test("keys are compared scalar by scalar")
  func scalars() throws {
    let files = ["en.lproj/Localizable.strings": Array("\"caf\u{E9}\" = \"composed\";".utf8)]
    #expect(try strings(["en"], files)["caf\u{E9}"] == "composed")
    #expect(try strings(["en"], files)["cafe\u{301}"] == "cafe\u{301}")
  }

  @Test(
    "chooses among locales as an app does",
    arguments: [
      (["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["zh-CN"], ["zh-Hans", "zh-Hant"], "zh-Hans"),
      (["zh-HK"], ["zh-Hant", "zh-Hant-HK", "zh-HK"], "zh-HK"), (["zh-MO"], ["zh-Hant", "zh-Hant-HK"], "zh-Hant-HK"),
      (["pt-PT"], ["pt-BR", "pt_PT"], "pt_PT"), (["pt"], ["pt-BR", "pt-PT"], "pt-BR"),
      (["pt-AO"], ["pt-BR", "pt-PT"], "pt-PT"), (["pt-PT"], ["pt"], "pt"), (["pt-BR"], ["pt-PT"], "pt-PT"),
      (["nb-NO"], ["no", "en"], "no"), (["no"], ["nb", "en"], "nb"), (["de-AT", "fr"], ["en", "fr", "de"], "de"),
      (["es-MX"], ["es", "es-419"], "es-419"), (["es-ES"], ["es-419", "es"], "es"), (["es-419"], ["es"], "es"),
      (["en-AU"], ["en", "en-GB", "en-001"], "en-001"), (["fi", "sv"], ["en", "sv"], "sv"),
      (["sr-Latn"], ["sr", "en"], nil), (["sr-Latn"], ["sr", "sr-Latn"], "sr-Latn"), (["sr-CS"], ["sr"], "sr"),
      (["en-GB"], ["en", "fr"], "en"), (["iw"], ["he"], "he"), (["he"], ["iw"], "iw"),
      (["zh_TW"], ["zh-Hant"], "zh-Hant"),
      (["xx", ""], ["en"], nil), (["en"], ["Base", "mul"], nil),
    ] as [([String], [String], String?)])
  func negotiation(preferredLanguages: [String], available: [String], best: String?) {
    for data in LocaleData.allCases {
      #expect(LocaleNegotiation.best(for: preferredLanguages, among: available, data.services) == best, "\(data)")
    }
  }

  @Test(
    "takes the languages of an environment as gettext does",
    arguments: [
      (["LANG": "pl_PL.UTF-8"], ["pl-PL"]), (["LANG": "de_DE@euro", "LC_MESSAGES": "fr_CA"], ["fr-CA"]),
      (["LC_ALL": "sr_RS.UTF-8@latin", "LANG": "en_US"], ["sr-Latn-RS"]), (["LC_ALL": "", "LANG": "pt_BR"], ["pt-BR"]),
      (["LANGUAGE": "de:fr_CA", "LANG": "en_GB.UTF-8"], ["de", "fr-CA", "en-GB"]),
      (["LANGUAGE": "de", "LANG": "C.UTF-8"], []), (["LANGUAGE": "de", "LC_ALL": "POSIX", "LANG": "en_GB"], []),
      (["LANG": "@"], [""]), ([:], []),
    ] as [([String: String], [String])])
  func systemLanguages(environment: [String: String], languages: [String]) {
    #expect(LocalizedStrings.languages { environment[$0] } == languages)
  }

  @Test("a stringsdict entry takes the place of a strings entry with its key")
  func override() throws {
    let stringsdict = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
      </dict></dict></plist>
      """
    let files = [
      "en.lproj/Localizable.strings": Array(#""files" = "plain"; "other" = "Other";"#.utf8),
      "en.lproj/Localizable.stringsdict": Array(stringsdict.utf8),
    ]
    let strings = try strings(["en"], files)
    #expect(strings["files", count: 1] == "1 file")
    #expect(strings["files", count: 2] == "2 files")
    #expect(strings["other"] == "Other")
  }

  @Test("a catalog has all its languages")
  func catalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"save": {"localizations": {
      "pl": {"stringUnit": {"state": "translated", "value": "Zapisz"}}}}, "files": {"localizations": {
      "pl": {"variations": {"plural": {"few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
      """
    let strings = try strings(["pl"], ["Localizable.xcstrings": Array(catalog.utf8)])
    #expect(strings["save"] == "Zapisz")
    #expect(strings["files", count: 3] == "3 pliki")
    #expect(strings.preferring(["en"])["save"] == "save")
  }

  @Test("of a broken table only what Apple's parser reads is shown")
  func broken() throws {
    let files = ["en.lproj/Localizable.strings": Array(#""a" = "A"; "b" = "B";= "c" = "C";"#.utf8)]
    let strings = try strings(["en"], files)
    #expect(["a", "b", "c"].map { strings[$0] } == ["A", "B", "c"])
  }

  @Test(
    "strips the marks of grammar agreement",
    arguments: [
      ("^[%lld notes](inflect: true)", "%lld notes"),
      ("You have ^[one ^[a](inflect: true)](inflect: true).", "You have one a."),
      ("^[plain](no attribute)", "^[plain](no attribute)"), ("a [link](https://a.b) ^", "a [link](https://a.b) ^"),
      ("^[open", "^[open"), ("^[[x] y](agreeWithArgument: 2)!", "[x] y!"), ("^[x](inflect: (a: 1))", "x"),
    ])
  func inflection(text: String, stripped: String) throws {
    #expect(GrammarMarks.stripping(text) == stripped)
    let files = ["en.lproj/Localizable.strings": Array("\"k\" = \"\(text)\";".utf8)]
    #expect(try strings(["en"], files)["k"] == stripped)
    // In Markdown the marks say how the words are inflected.
    let request = LookupRequest(key: "k", table: "Localizable")
    #expect(try strings(["en"], files).markedText(request, defaultValue: nil) == text)
  }

  @Test("looks through marks in a time that grows with the text", arguments: ["^[](", "^[x](a:b)", "^[", "[](", "]("])
  func manyMarks(mark: String) throws {
    let text = String(repeating: mark, count: 100_000) + String(repeating: "](a:b)", count: 100_000)
    let stripped = GrammarMarks.stripping(text)
    #expect(stripped.utf8.count <= text.utf8.count)
    #expect(mark != "^[x](a:b)" || stripped.hasPrefix("xxx"))
    #expect(mark != "^[" || stripped.isEmpty)
  }

  @Test("every message can be changed, as those of another locale")
  func deriving() throws {
    let strings = try strings(["en"]).deriving(locale: "en-XA") { message, place in
      guard place.isTranslatable else { return message }
      return message.mapTexts { LocatedText("\(place.table).\(place.key): " + $0.string, range: $0.range) }
    }
    #expect(strings.locale == "en-XA")
    #expect(strings["save"] == "Localizable.save: Save")
    #expect(strings["files", count: 2] == "Localizable.files: 2 file(s)")
  }

  @Test("a table may be of ICU's messages")
  func icu() throws {
    let files = [
      "pl.lproj/Messages.strings": Array(
        #""cues" = "{count, plural, one{# cue} few{# cues-few} other{# cues}} %d";"#.utf8)
    ]
    var options = LocalizedStrings.Options()
    options.icuTables = ["Messages"]
    let strings = try LocalizedStrings(files: files, preferredLanguages: ["pl"], options: options)
    #expect(strings.text("cues", table: "Messages", arguments: [], named: ["count": .integer(3)]) == "3 cues-few %d")
    #expect(strings.text("cues", table: "Messages", 1) == "1 cue %d")
  }

  @Test("placeholders may have names, by which or by whose positions values are given")
  func namedPlaceholders() throws {
    let files = [
      "en.lproj/Localizable.strings": Array(#""k" = "%(count)lld of %(total)lld in %@";"#.utf8),
      "de.lproj/Localizable.strings": Array(#""k" = "%3$(place)@: %1$(count)lld/%2$(total)lld";"#.utf8),
    ]
    let english = try LocalizedStrings(files: files, preferredLanguages: ["en"])
    #expect(english.text("k", arguments: [.integer(3), .integer(4), .text("Rome")]) == "3 of 4 in Rome")
    #expect(
      english.text("k", arguments: [.integer(0), .integer(4), .text("Rome")], named: ["count": .integer(3)])
        == "3 of 4 in Rome")
    let german = try LocalizedStrings(files: files, preferredLanguages: ["de"])
    #expect(
      german.text("k", arguments: [], named: ["total": .integer(4), "place": .text("Rom"), "count": .integer(3)])
        == "Rom: 3/4")
  }

  @Test("variants are those of the device that the options or the call name", arguments: ["ipad", nil] as [String?])
  func device(name: String?) throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Tap here"}},
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
      """
    var options = LocalizedStrings.Options()
    options.device = name
    let strings = try LocalizedStrings(
      files: ["Localizable.xcstrings": Array(catalog.utf8)], preferredLanguages: ["en"], options: options)
    #expect(strings["tap"] == (name == nil ? "Tap" : "Tap here"))
    #expect(strings.text("tap", arguments: [], context: VariationContext(device: "mac")) == "Click")
  }

  @Test("arguments may be isolated")
  func isolation() throws {
    var options = LocalizedStrings.Options()
    options.isolatesArguments = true
    let files = ["en.lproj/Localizable.strings": Array(#""hi" = "Hi %@!";"#.utf8)]
    let strings = try LocalizedStrings(files: files, preferredLanguages: ["en"], options: options)
    #expect(strings.text("hi", "שלום") == "Hi \u{2068}שלום\u{2069}!")
  }
}
