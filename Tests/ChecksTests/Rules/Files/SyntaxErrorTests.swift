import Testing

@testable import Checks

@Suite("syntax-error")
struct SyntaxErrorTests {
  @Test("finds a missing semicolon, and the entries around it are still checked")
  func fires() throws {
    try CheckFixture().strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
      .strings("de", "\"a\" = \"A\";\n\"b\" = \"B\"⟦⟧\n\"c\" = \"C\";\n").expect(.syntaxError, among: Rule.all)
  }

  @Test("is silent about a table that can be read")
  func silent() throws { try CheckFixture.texts("Save", "Sichern").expectNothing(of: .syntaxError, among: Rule.all) }
}
