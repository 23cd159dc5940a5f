import Testing

@testable import Checks

@Suite("reordered-arguments")
struct ReorderedArgumentsTests {
  @Test(
    "fires",
    arguments: [
      ("%lld of %@", "⟦\"%@: %lld\"⟧"), ("%@ %lld %@", "⟦\"%lld %@ %@\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.reorderedArguments, among: Rule.all)
  }

  @Test(
    "is silent",
    arguments: [
      ("%lld%% of %@", "%lld von %@ %%"), ("%@ and %@", "%2$@ und %1$@"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .reorderedArguments, among: Rule.all)
  }

  @Test(
    "variables in another order take each other's values, unless they have positions",
    arguments: [("%#@b@ in %#@a@", 1), ("%2$#@b@ in %1$#@a@", 0), ("%#@a@, %#@b@", 0)])
  func variables(format: String, count: Int) throws {
    func table(_ format: String) -> String {
      let variables = ["a", "b"].map { name in
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(name)</string><key>other</key><string>%d \(name)s</string></dict>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict></dict></plist>
        """
    }
    let found = try CheckFixture().file("en.lproj/Localizable.stringsdict", table("%#@a@ of %#@b@"))
      .file("de.lproj/Localizable.stringsdict", table(format)).findings(Rule.argumentRules)
    #expect(found.map(\.rule) == Array(repeating: "reordered-arguments", count: count))
    #expect(found.allSatisfy { $0.message.hasSuffix("as in '%2$#@b@, %1$#@a@'") })
  }

  @Test(
    "says which position each has",
    arguments: [
      ("%lld of %@", "%@: %lld", "'%2$@, %1$lld'"),
      ("%@ (%d / %d) in %@", "%@ in %@ (%d / %d)", "'%1$@, %4$@, %2$d, %3$d'"),
    ])
  func advice(source: String, translation: String, advice: String) throws {
    let found = try CheckFixture.texts(source, translation).findings([.reorderedArguments])
    #expect(found.map { $0.message.hasSuffix("as in \(advice)") } == [true], "\(found.map(\.message))")
  }
}
