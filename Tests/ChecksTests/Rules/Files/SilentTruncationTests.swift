import Testing

@testable import Checks

@Suite("silent-truncation")
struct SilentTruncationTests {
  @Test("finds a stray sign, and the entries after it are still checked")
  func fires() throws {
    let fixture = CheckFixture().strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"%lld\";\n")
    let truncated = try fixture.strings("de", "\"a\" = \"A\";⟦=⟧\n\"b\" = \"B\";\n\"c\" = \"%lld\";\n")
      .expect(.silentTruncation, among: Rule.all)
    #expect(truncated.first?.message.contains("2") == true)
    try fixture.strings("de", "\"a\" = \"A\";=\n\"b\" = \"B\";\n\"c\" = ⟦\"%@\"⟧;\n").expect(.argumentType)
  }

  @Test(
    "says what to do with the sign",
    arguments: [("\u{3000}", "remove it"), ("=", "remove it"), ("é", "put the key in quotes")])
  func advice(sign: String, advice: String) throws {
    let found = try CheckFixture().strings("en", "\"a\" = \"A\";\n\"b\" = \"B\";\n")
      .strings("de", "\"a\" = \"A\";\(sign)\n\"b\" = \"B\";\n").findings([.silentTruncation, .syntaxError])
    #expect(found.map { $0.message.hasSuffix(advice) } == [true])
  }

  @Test("is silent about a table that is read to its end")
  func silent() throws {
    try CheckFixture.texts("Save", "Sichern").expectNothing(of: .silentTruncation, among: Rule.all)
  }

  @Test("is a warning behind all keys, where nothing is lost yet")
  func atTheEnd() throws {
    let found = try CheckFixture().strings("en", "\"a\" = \"A\";\n").strings("de", "\"a\" = \"Ä\";⟦;⟧\n")
      .expect(.silentTruncation)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.allSatisfy { $0.message.contains("behind all keys") })
  }
}
