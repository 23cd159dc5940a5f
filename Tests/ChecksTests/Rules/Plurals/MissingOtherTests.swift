import Testing

@testable import Checks

@Suite("missing-other")
struct MissingOtherTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("other is needed in every language, one that nobody knows too", arguments: ["de", "tlh"])
  func fires(locale: String) throws {
    try english.plural(locale, ["one": "%lld x"], variable: "⟦n⟧").expect(.missingOther, among: Rule.all)
  }

  @Test(
    "is a warning where the other forms of a dictionary hold all whole numbers",
    arguments: [
      ("pl", ["one", "few", "many"], Severity.warning), ("pl", ["one", "few"], .error), ("de", ["one"], .error),
    ])
  func wholeNumbers(locale: String, forms: [String], severity: Severity) throws {
    let texts = forms.map { "<key>\($0)</key><string>%d x</string>" }.joined()
    let found = try CheckFixture().file(
      "\(locale).lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>day</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>⟦n⟧</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
      """
    ).expect(.missingOther)
    #expect(found.map(\.severity) == [severity])
  }

  @Test("is silent where the form is there")
  func silent() throws {
    try english.plural("de", ["one": "%lld Tag", "other": "%lld Tage"]).expectNothing(
      of: .missingOther, among: Rule.all)
  }
}
