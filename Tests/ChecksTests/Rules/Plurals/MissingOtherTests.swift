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
    "is a warning where the other forms of a dictionary hold all whole numbers, and fractions may come",
    arguments: [
      ("pl", ["one", "few", "many"], "f", Severity.warning), ("pl", ["one", "few"], "d", .error),
      ("de", ["one"], "lld", .error), ("pl", ["one", "few", "many"], "lld", nil),
    ] as [(String, [String], String, Severity?)])
  func wholeNumbers(locale: String, forms: [String], type: String, severity: Severity?) throws {
    let texts = forms.map { "<key>\($0)</key><string>%d x</string>" }.joined()
    let name = severity == nil ? "n" : "⟦n⟧"
    let table = CheckFixture().file(
      "\(locale).lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>day</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict></dict></dict></plist>
      """
    )
    guard let severity else { return try table.expectNothing(of: .missingOther) }
    #expect(try table.expect(.missingOther).map(\.severity) == [severity])
  }

  @Test("is silent where the form is there")
  func silent() throws {
    try english.plural("de", ["one": "%lld Tag", "other": "%lld Tage"]).expectNothing(
      of: .missingOther, among: Rule.all)
  }
}
