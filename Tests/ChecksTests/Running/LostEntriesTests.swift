import Testing

@testable import Checks

@Suite("Of a broken file its defect alone is told")
struct LostEntriesTests {
  private static func entry(_ key: String) -> String {
    """
    <key>\(key)</key>
    <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key>
    <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld \(key)</string>
    <key>other</key><string>%lld \(key)s</string>
    </dict>
    </dict>

    """
  }

  private static let table =
    "<plist version=\"1.0\">\n<dict>\n" + ["apple", "pear", "plum"].map(entry).joined() + "</dict>\n</plist>\n"

  /// The end of the second entry, as it is and as it is broken.
  private static let ends: [(whole: String, broken: String)] = [
    ("pears</string>\n</dict>\n</dict>", "pears & more</string>\n</dict>\n</dict>"),
    ("pears</string>\n</dict>\n</dict>", "pears < more</string>\n</dict>\n</dict>"),
    ("pears</string>\n</dict>\n</dict>", "pears</string>\n</dict>"),
    ("pears</string>\n</dict>\n</dict>", "pears\n</dict>\n</dict>"),
    ("pears</string>\n</dict>\n</dict>", "pears</string>\n</dict>\n</dict>\n</dict>"),
    ("<key>one</key><string>%lld pear<", "<key>one<string>%lld pear<"),
  ]

  @Test("of a dictionary, in the development language too", arguments: ["en", "de"], ends.indices)
  func stringsdict(broken: String, number: Int) throws {
    let end = Self.ends[number]
    let fixture = ["en", "de", "fr"].reduce(CheckFixture()) { fixture, locale in
      let text = locale == broken ? Self.table.replacing(end.whole, with: end.broken) : Self.table
      return fixture.file("\(locale).lproj/Localizable.stringsdict", text)
    }
    let found = try fixture.findings()
    #expect(found.map(\.rule) == ["syntax-error"], "\(found.map(\.message))")
    #expect(found.map(\.locale) == [broken])
  }

  @Test("a dictionary that is cut off", arguments: ["en", "de"], [0.3, 0.5, 0.8])
  func cut(broken: String, share: Double) throws {
    let fixture = ["en", "de", "fr"].reduce(CheckFixture()) { fixture, locale in
      let length = locale == broken ? Int(Double(Self.table.count) * share) : Self.table.count
      return fixture.file("\(locale).lproj/Localizable.stringsdict", String(Self.table.prefix(length)))
    }
    let found = try fixture.findings()
    #expect(found.map(\.rule) == ["syntax-error"], "\(found.map(\.message))")
  }

  @Test("what is whole is still checked, before the defect and behind it", arguments: ["apple", "plum"])
  func rest(key: String) throws {
    let broken = Self.table.replacing("pears<", with: "pears & more<")
      .replacing("<string>%lld \(key)s<", with: "<string>%@ \(key)s<")
    let found = try CheckFixture().file("en.lproj/Localizable.stringsdict", Self.table)
      .file("de.lproj/Localizable.stringsdict", broken).findings()
    #expect(found.map(\.rule).contains("syntax-error"))
    #expect(found.contains { $0.key == key }, "\(found.map(\.message))")
  }

  @Test(
    "of old-style tables",
    arguments: [
      #""b" = = "B";"#, #""b" = "B"#, #""b" "B" "#, #"b" = "B";"#, #""b = "B";"#, #""b" = ;"#, #""b" = B C;"#,
      #"@ "b";"#, #""b" = (B;"#, #""b" = "B and %d, (;"#,
    ],
    ["en", "de"])
  func strings(entry: String, broken: String) throws {
    let fixture = ["en", "de", "fr"].reduce(CheckFixture()) { fixture, locale in
      fixture.strings(
        locale, "\"a\" = \"A\";\n\(locale == broken ? entry : #""b" = "B";"#)\n\"c\" = \"Two words, three\";\n")
    }
    let found = try fixture.findings()
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(["syntax-error", "silent-truncation"].contains(found.first?.rule))
  }

  @Test("of Latin-1 its encoding, and what is ASCII is checked", arguments: ["en", "de"])
  func latin(broken: String) throws {
    func text(_ locale: String) -> String {
      "\"a\" = \"é %d. Ü\";\n\"b\" = \"\(locale == "de" ? "%@" : "%d") B\";\n\"c\" = \"“ñ” (ß)\";\n"
    }
    let fixture = ["en", "de"].reduce(CheckFixture()) { fixture, locale in
      locale == broken
        ? fixture.latinFile("\(locale).lproj/Localizable.strings", text(locale).replacing("“", with: "«"))
        : fixture.strings(locale, text(locale))
    }
    #expect(try fixture.findings().map(\.rule).sorted() == ["argument-type", "wrong-encoding"])
  }

  @Test("a key that a broken file may have is still missing in another language")
  func otherLanguage() throws {
    let found = try CheckFixture().strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n")
      .strings("de", "\"a\" = \"A\";\n@;\n").strings("fr", "\"a\" = \"A\";\n").findings()
    #expect(found.map { "\($0.rule) \($0.locale ?? "")" } == ["silent-truncation de", "missing-translation fr"])
  }
}
