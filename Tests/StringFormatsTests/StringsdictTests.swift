import StringFormats
import Testing

@Suite struct StringsdictTests {
  private func document(_ entry: String) -> StringDocument {
    StringDocument("<plist version=\"1.0\"><dict>\n<key>k</key>\n\(entry)\n</dict></plist>", .stringsdict)
  }

  private static let plural = """
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
    """

  @Test func pluralsAreSubstitutions() throws {
    let text =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ of %#@m@</string>"
      + "<key>n</key>\(Self.plural)<key>m</key>\(Self.plural)</dict>"
    let document = document(text)
    let entry = try #require(document.entries.first)
    guard case .varied(let value) = entry.value else { return #expect(Bool(false), "not varied") }
    #expect(document.summary(value.format) == "%#@n@ of %#@m@")
    #expect(value.substitutions.map { document.text($0.name) } == ["n", "m"])
    #expect(value.substitutions.map { $0.specifier.map(document.text) } == ["lld", "lld"])
    #expect(document.summary(value.substitutions[0].variant) == "{plural one=%lld file other=%lld files}")
    #expect(document.problems.isEmpty)
  }

  @Test(arguments: [
    (
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Hi</string>"
        + "<key>20</key><string>Hello</string></dict></dict>",
      "{width 1=Hi 20=Hello}"
    ),
    (
      "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>"
        + "<key>mac</key><string>Click</string></dict></dict>",
      "{device iphone=Tap mac=Click}"
    ),
  ])
  func widthsAndDevicesAreFormats(entry: String, summary: String) {
    let document = document(entry)
    guard case .varied(let value) = document.entries[0].value else { return #expect(Bool(false), "not varied") }
    #expect(document.summary(value.format) == summary)
    #expect(document.problems.isEmpty)
  }

  @Test func whatNoTextNamesIsANote() {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    let document = document("<dict>\(format)<key>n</key>\(Self.plural)<key>Comment</key><string>x</string></dict>")
    #expect(document.problems.isEmpty)
  }

  @Test func aPlainStringIsAText() {
    #expect(document("<string>v</string>").pairs == ["k=v"])
  }

  @Test(arguments: [
    ("<array/>", "2:6 the value of 'k' is no dictionary"),
    ("<dict><key>n</key>\(plural)</dict>", "2:6 'k' has no NSStringLocalizedFormatKey, so that its key is shown"),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><string>x</string></dict>",
      "3:71 'n' is no dictionary of plural forms"
    ),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        + "<key>other</key><string>x</string></dict></dict>",
      "3:71 'n' has no NSStringFormatSpecTypeKey"
    ),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        + "<key>NSStringFormatSpecTypeKey</key><string>X</string></dict></dict>",
      "3:128 unknown rule 'X'"
    ),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>some</key>"
        + "<string>x</string></dict></dict>",
      "3:164 unknown plural category 'some' of 'n'"
    ),
    (
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>a</key><string>x</string></dict></dict>",
      "3:58 unknown width 'a'"
    ),
  ])
  func structureProblems(entry: String, complaint: String) {
    let document = document(entry)
    #expect(document.complaints.first == complaint)
    #expect(document.problems.allSatisfy { $0.kind == .structure })
    #expect(document.entries.count == 1 && document.apple.outcome == .all)
  }
}
