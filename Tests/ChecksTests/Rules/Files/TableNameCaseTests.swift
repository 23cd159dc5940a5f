import Testing

@testable import Checks

@Suite("table-name-case")
struct TableNameCaseTests {
  private static let languages = CheckFixture().strings("en", #""a" = "A";"#, table: "Texts")
    .strings("de", #""a" = "A";"#, table: "Texts")

  @Test("names the file that other languages spell otherwise, and compares its texts as those of one table")
  func fires() throws {
    let fixture = Self.languages.strings("ja", #"⟦⟧"b" = "B";"#, table: "texts")
    let findings = try fixture.expect(.tableNameCase)
    #expect(findings.map(\.locale) == ["ja"])
    #expect(findings.first?.message.contains("most languages call this table 'Texts'") == true)
    #expect(try fixture.findings([.missingTranslation]).map(\.key) == ["a"])
  }

  @Test("says nothing more of a language whose table has another name")
  func consequences() throws {
    let fixture = Self.languages.strings("ja", #""a" = "B";"#, table: "texts")
    let rules = [.tableNameCase] + Rule.coverageRules
    #expect(try fixture.findings(rules).map(\.rule) == ["table-name-case"])
  }

  @Test("is silent about two tables of one language, and about other names")
  func silent() throws {
    try Self.languages.strings("de", #""a" = "B";"#, table: "texts").expectNothing(of: .tableNameCase)
    try Self.languages.strings("ja", #""a" = "B";"#, table: "Text").expectNothing(of: .tableNameCase)
    try Self.languages.strings("ja", #""a" = "B";"#, table: "Texts").expectNothing(of: .tableNameCase)
  }

  @Test("of two names that are as frequent the first in order holds")
  func tie() throws {
    let fixture = CheckFixture().strings("en", #"⟦⟧"a" = "A";"#, table: "texts")
      .strings("de", #""a" = "A";"#, table: "Texts")
    #expect(try fixture.expect(.tableNameCase).map(\.table) == ["Texts"])
  }
}
