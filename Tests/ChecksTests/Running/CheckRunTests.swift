import Testing

@testable import Checks

@Suite("A run of the rules")
struct CheckRunTests {
  @Test("finds nothing in a sound project")
  func sound() throws {
    let places = try CheckFixture()
      .strings("en", #""a" = "A %@"; "b" = "%1$@ of %2$lld";"#)
      .strings("de", #""a" = "A %@"; "b" = "%2$lld: %1$@";"#)
      .plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("de", ["one": "%lld Tag", "other": "%lld Tage"])
      .places()
    #expect(places.isEmpty)
  }

  @Test("looks at the wanted locales only")
  func locales() throws {
    let fixture = CheckFixture()
      .strings("en", #""a" = "%lld";"#).strings("de", #""a" = "%@";"#).strings("fr", #""a" = "%@";"#)
    #expect(try fixture.findings(locales: ["fr"]).map(\.locale) == ["fr"])
  }

  @Test("runs one rule when asked")
  func only() throws {
    try CheckFixture().strings("en", #""a" = "%lld";"#).strings("de", #""a" = "%@"; ⟦"z"⟧ = "";"#).expect(.extraKey)
  }

  @Test("checks the entries around a syntax error", arguments: ["=", "\n\"b\" = \"B\"\n"])
  func afterErrors(error: String) throws {
    try CheckFixture().strings("en", "\"a\" = \"A\";\n\"c\" = \"%lld\";")
      .strings("de", "\"a\" = \"A\";\(error)\n\"c\" = ⟦\"%@\"⟧;\n").expect(.argumentType)
  }

  @Test("ends with a hostile text")
  func hostile() throws {
    let text = String(repeating: "([«<b>&amp ;**^[](\u{202E}\u{2068}Ã", count: 2_000)
    #expect(try !CheckFixture.texts("a", text).findings(Rule.textRules).isEmpty)
  }
}
