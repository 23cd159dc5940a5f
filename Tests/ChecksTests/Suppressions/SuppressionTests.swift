import Testing

@testable import Checks

@Suite("Suppressions in comments")
struct SuppressionTests {
  private static let rules: [Rule] = [
    .duplicateKey, .argumentType, .missingTranslation, .extraKey, .missingPluralCategory, .unusedSuppression,
  ]

  private func places(_ fixture: CheckFixture, locales: Set<String>? = nil) throws -> [String] {
    try fixture.findings(Self.rules, locales: locales).map {
      "\($0.rule) \($0.path.prefix(2)):\($0.span.start.line):\($0.span.start.column)"
    }
  }

  private func messages(_ fixture: CheckFixture) throws -> [String] {
    try fixture.findings(Self.rules).filter { $0.rule == "unused-suppression" }.map(\.message)
  }

  private let english = CheckFixture().strings("en", "\"a\" = \"%lld\";\n\"b\" = \"B\";\n")

  @Test("a comment before an entry is for that entry")
  func entry() throws {
    let german = "/* l10n:disable argument-type -- as we want it */\n\"a\" = \"%@\";\n\"z\" = \"Z\";\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", german)) == ["extra-key de:3:1"])
    let other = "\"a\" = \"%@\";\n\n// l10n:disable argument-type\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", other)) == ["argument-type de:1:7", "unused-suppression de:3:4"])
  }

  @Test("a comment behind an entry on its line is for that entry")
  func trailing() throws {
    #expect(
      try places(english.strings("de", "\"a\" = \"%@\"; /* l10n:disable argument-type */\n\"b\" = \"B\";\n")).isEmpty)
  }

  @Test("several rules are parted by commas, each is looked at by itself")
  func several() throws {
    let german = "/* l10n:disable argument-type, extra-key , duplicate-key */\n\"a\" = \"%@\";\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", german)) == ["unused-suppression de:1:4", "unused-suppression de:1:4"])
  }

  @Test("a comment of the development language is for the key in all languages")
  func source() throws {
    let source = CheckFixture().strings(
      "en", "/* l10n:disable argument-type, missing-translation */\n\"a\" = \"%lld\";\n\"b\" = \"B\";\n")
    #expect(
      try places(source.strings("de", "\"a\" = \"%@\";").strings("fr", "\"b\" = \"B\";")) == [
        "missing-translation en:3:1"
      ])
  }

  @Test("of two equal keys of a translation only the one with the comment is meant")
  func equalKeys() throws {
    let german =
      "\"a\" = \"%lld\";\n\"b\" = \"B\";\n/* l10n:disable duplicate-key */\n\"a\" = \"1 %lld\";\n\"a\" = \"2 %lld\";\n"
    #expect(try places(english.strings("de", german)) == ["duplicate-key de:5:1"])
  }

  @Test("a comment at the top may be for the whole file")
  func file() throws {
    let german = "// l10n:disable-file argument-type, extra-key\n\n\"a\" = \"%@\";\n\"z\" = \"\";\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", german)).isEmpty)
    #expect(try places(english.strings("de", german.replacing("\n\n", with: "\n"))).isEmpty)
    let low = "\"a\" = \"%@\";\n\n/* l10n:disable-file argument-type */\n\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", low)) == ["argument-type de:1:7", "unused-suppression de:3:4"])
  }

  @Test("UTF-16 is read as well")
  func wide() throws {
    let german = "/* l10n:disable argument-type */\n\"a\" = \"%@\";\n\"b\" = \"B\";\n"
    for isBigEndian in [false, true] {
      let units = [0xFEFF] + Array(german.utf16)
      let bytes = units.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
      #expect(try places(english.file("de.lproj/Localizable.strings", bytes: bytes)).isEmpty)
    }
  }

  @Test("a catalog's comment is for its key in all languages")
  func catalog() throws {
    func unit(_ value: String) -> String { #"{ "stringUnit": { "state": "translated", "value": "\#(value)" } }"# }
    func catalog(_ comment: String) -> CheckFixture {
      CheckFixture().file(
        "Localizable.xcstrings",
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "a": { "comment": "\(comment)", "localizations": {
            "en": \(unit("%lld")), "de": \(unit("%@")), "fr": \(unit("%@")) } },
          "b": { "localizations": { "en": \(unit("%lld")), "de": \(unit("%@")), "fr": \(unit("%lld")) } }
        } }
        """)
    }
    #expect(try places(catalog("Days.")).count == 3)
    let suppressed = try places(catalog("Days.\\nl10n:disable argument-type -- on purpose"))
    #expect(suppressed.count == 1 && suppressed[0].hasPrefix("argument-type Lo:4:"), "\(suppressed)")
    #expect(
      try messages(catalog("l10n:disable-file argument-type")).map { $0.prefix(23) } == ["'l10n:disable-file' bel"])
    #expect(
      try messages(catalog("l10n:disable extra-key")) == [
        "'extra-key' finds nothing to suppress for key 'a': remove the comment"
      ])
  }

  @Test("an XML comment before a key of a plural table is for that key")
  func plurals() throws {
    let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
    let polish = english.plural("pl", ["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"])
    #expect(try places(polish).map { $0.prefix(23) } == ["missing-plural-category"])
    let suppressed = polish.replacing(
      "pl.lproj/Localizable.stringsdict", "<key>count</key>",
      by: "<!-- l10n:disable missing-plural-category – spoken only -->\n<key>count</key>")
    #expect(try places(suppressed).isEmpty)
  }

  @Test(
    "what cannot be meant is told",
    arguments: [
      ("l10n:disable argument-typ", "unknown rule 'argument-typ'; did you mean 'argument-type'?"),
      ("l10n:disable", "'l10n:disable' names no rule: write 'l10n:disable missing-translation'"),
      ("l10n:disable -- why", "'l10n:disable' names no rule: write 'l10n:disable missing-translation'"),
      (
        "l10n:disable argument-type since it is so",
        "unknown rule 'argument-type since it is so'; rules are parted by commas, and a reason stands behind ' -- '"
      ),
      ("l10n:disable extra-key", "'extra-key' finds nothing to suppress for key 'a': remove the comment"),
    ])
  func mistakes(comment: String, message: String) throws {
    let german = "/* \(comment) */\n\"a\" = \"%lld\";\n\"b\" = \"B\";\n"
    #expect(try messages(english.strings("de", german)) == [message])
  }

  @Test("a comment that belongs to no entry is told")
  func detached() throws {
    let german = "\"a\" = \"%lld\";\n\"b\" = \"B\";\n\n/* l10n:disable argument-type */\n"
    #expect(try places(english.strings("de", german)) == ["unused-suppression de:4:4"])
  }

  @Test("the word in a text is none")
  func text() throws {
    #expect(
      try places(english.strings("de", "\"a\" = \"%lld l10n:disable extra-key\";\n\"b\" = \"l10n:disable\";\n")).isEmpty
    )
  }

  @Test("a rule that did not run, or a language that was not looked at, leaves no suppression unused")
  func partial() throws {
    let source = CheckFixture().strings("en", "/* l10n:disable argument-type */\n\"a\" = \"%lld\";\n")
      .strings("de", "\"a\" = \"%lld\";").strings("fr", "\"a\" = \"%lld\";")
    #expect(try places(source) == ["unused-suppression en:1:4"])
    #expect(try places(source, locales: ["fr"]).isEmpty)
    #expect(try source.findings([.extraKey, .unusedSuppression]).isEmpty)
  }

  @Test("an unused suppression may itself be suppressed")
  func itself() throws {
    let german = "/* l10n:disable extra-key, unused-suppression */\n\"a\" = \"%lld\";\n\"b\" = \"B\";\n"
    #expect(try places(english.strings("de", german)).isEmpty)
  }

  @Test("comments of hostile length are read in good time")
  func hostile() throws {
    let comment = String(repeating: "l10n:disable x\n", count: 20_000)
    let findings = try english.strings("de", "/* \(comment) */\n\"a\" = \"%lld\";\n\"b\" = \"B\";\n").findings(
      Self.rules)
    #expect(findings.count == 20_000)
  }
}
