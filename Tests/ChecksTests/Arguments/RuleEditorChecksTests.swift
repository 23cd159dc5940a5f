import Testing

@testable import Checks

@Suite("Formats of rule editors are no printf formats")
struct RuleEditorChecksTests {
  private static let key = "%[Name]@ %[is,is not]@ %@"

  @Test(
    "no rule about arguments asks it",
    arguments: [
      (key, "%1$[Name]@ %2$[ist,ist nicht]@ %3$@"),
      (key, "%3$@ %2$[ist,ist nicht]@ %1$[100 % des Namens]@"),
      (key, "%[Name]@ %2$@"),
      ("%1$[Name]@ %2$@", "%1$[Name]@ {0} 1$@ %5$@"),
      ("name", "%2$[Name]@ %[ist]@"),
    ])
  func silent(key: String, translation: String) throws {
    let fixture = CheckFixture().strings("en", "\"\(key)\" = \"%1$[Name]@ %2$[is,is not]@ %3$@\";")
      .strings("de", "\"\(key)\" = \"\(translation)\";")
    #expect(try fixture.findings(Rule.argumentRules).map(\.message) == [])
  }

  @Test("a key that no other language lists is compared with nothing")
  func withoutSource() throws {
    let fixture = CheckFixture().strings("en", "\"a\" = \"A\";")
      .strings("de", "\"\(Self.key)\" = \"%1$@ %3$[ist]@\";")
    #expect(try fixture.findings(Rule.argumentRules).map(\.message) == [])
  }

  @Test("another entry of the table is asked about")
  func neighbour() throws {
    try CheckFixture().strings("en", "\"\(Self.key)\" = \"%1$[Name]@\";\n\"a\" = \"%1$@ of ⟦%3$@⟧\";")
      .expect(.positionGap)
  }

  @Test("a language groups the titles of a menu into keys of its own")
  func groups() throws {
    let other = "\"a\" = \"A\";\n"
    let fixture = CheckFixture().strings("en", other + "\"%[all,any]@ are true\" = \"%[all,any]@ are true\";\n")
      .strings("sv", other + "\"%[all]@ are true\" = \"%[alla]@\";\n\"%[any]@ are true\" = \"%[något]@\";\n")
    #expect(try fixture.findings([.missingTranslation, .extraKey]).map(\.message) == [])
    let lacking = CheckFixture().strings("en", other + "\"⟦%[all,any]@ are true⟧\" = \"%[all,any]@ are true\";\n")
      .strings("sv", other + "\"⟦%[all]@ is true⟧\" = \"%[alla]@\";\n")
    #expect(
      try lacking.findings([.missingTranslation, .extraKey]).map(\.rule) == ["missing-translation", "extra-key"])
  }
}
