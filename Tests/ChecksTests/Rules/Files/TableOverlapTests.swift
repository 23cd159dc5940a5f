import Testing

@testable import Checks

@Suite("table-overlap")
struct TableOverlapTests {
  @Test("names the catalog once")
  func fires() throws {
    let catalog = #"⟦⟧{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#
    let findings = try CheckFixture().file("mul.lproj/A.xcstrings", catalog).strings("en", "", table: "A")
      .strings("de", "", table: "A").strings("en", "", table: "B").expect(.tableOverlap)
    #expect(findings.first?.message.contains("'de.lproj/A.strings' and 1 more") == true)
  }

  @Test("is silent where a catalog and a table have different names")
  func silent() throws {
    try CheckFixture().file("mul.lproj/A.xcstrings", #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#)
      .strings("en", "", table: "B").expectNothing(of: .tableOverlap)
  }
}
