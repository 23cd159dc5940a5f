import Testing

@testable import Checks

@Suite("inconsistent-translation")
struct InconsistentTranslationTests {
  private let first = CheckFixture()
    .strings("en", #""a" = "Save"; "b" = "Open";"#).strings("de", #""a" = "Sichern"; "b" = "Öffnen";"#)
    .strings("en", #""c" = "Save"; "d" = "Open";"#, table: "More")

  @Test("one text with two translations is found when the rule is asked for, across tables")
  func fires() throws {
    let findings = try first.strings("de", #""c" = ⟦"Speichern"⟧; "d" = "Öffnen";"#, table: "More")
      .expect(.inconsistentTranslation)
    #expect(findings.map(\.key) == ["c"])
    #expect(findings.first?.message.contains("'Sichern' for key 'a'") == true)
    #expect(!Rule.inconsistentTranslation.isOnByDefault)
  }

  @Test("is silent where both are translated alike")
  func silent() throws {
    try first.strings("de", #""c" = "Sichern"; "d" = "Öffnen";"#, table: "More")
      .expectNothing(of: .inconsistentTranslation)
  }
}
