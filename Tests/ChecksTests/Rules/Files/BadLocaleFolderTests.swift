import Testing

@testable import Checks

@Suite("bad-locale-folder")
struct BadLocaleFolderTests {
  @Test("finds the names that Apple's systems do not read, once a folder", arguments: ["English", "en-EN", "german"])
  func fires(name: String) throws {
    try CheckFixture().strings(name, #""a" = "A";"#).strings(name, "⟦⟧", table: "B").expect(.badLocaleFolder)
  }

  @Test(
    "is silent about the spellings that they read",
    arguments: ["pt_PT", "sr-CS", "ku-TR", "zh-Hant_HK", "Base", "qqq", "es-419", "en-XA"])
  func silent(name: String) throws {
    try CheckFixture().strings(name, #""a" = "A";"#).strings(name, "", table: "B").expectNothing(of: .badLocaleFolder)
  }
}
