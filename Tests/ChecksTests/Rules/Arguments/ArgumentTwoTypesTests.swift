import Testing

@testable import Checks

@Suite("argument-two-types")
struct ArgumentTwoTypesTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("%1$lld files, ⟦%1$@⟧", "error"), ("⟦%(count)lld of %(count)@⟧", "error"),
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(
      .argumentTwoTypes, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "what the forms of an entry read is one list",
    arguments: [
      ("%#@n@ %2$@", "%1$d x %2$d", "%1$d xs", 1), ("%#@n@", "%1$d x %2$d", "%1$d xs %2$@", 1),
      ("%1$#@n@ %2$@", "%1$d x %2$@", "%d xs of %2$@", 0), ("%1$#@n@ %1$@", "", "", 0), ("%1$#@n@ %1$@", "", "x", 1),
      ("%#@n@ of %2$@", "%d x", "%d xs", 0),
    ])
  func forms(format: String, one: String, other: String, count: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
      """
    let found = try CheckFixture().file("en.lproj/Localizable.stringsdict", text).findings([.argumentTwoTypes])
    #expect(found.count == count)
  }

  @Test("is silent", arguments: ["%1$lld files, %1$d"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .argumentTwoTypes, among: Rule.argumentRules + [.emptyTranslation])
  }
}
