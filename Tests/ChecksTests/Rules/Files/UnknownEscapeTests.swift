import Testing

@testable import Checks

@Suite("unknown-escape")
struct UnknownEscapeTests {
  @Test(
    "finds the escapes that Apple's parser does not have",
    arguments: [
      (#""a" = "caf⟦\u00e9⟧";"#, #"write '\U00e9'"#), (#""a" = "1⟦\%⟧2";"#, "reads '%'"),
      (#""⟦\%⟧" = "⟦\p⟧";"#, "reads 'p'"), (#""a" = "⟦\U⟧x";"#, "zero character"),
    ])
  func fires(text: String, message: String) throws {
    let findings = try CheckFixture().strings("en", text).expect(.unknownEscape)
    #expect(findings.last?.message.contains(message) == true)
  }

  @Test(
    "is silent",
    arguments: [#""a" = "\U00e9\n\t\"\\u\101\'";"#, #"/* \u00e9 */ "a" = "b";"#, #""a" = "1\/2";"#, #""a" = "b\?";"#])
  func silent(text: String) throws { try CheckFixture().strings("en", text).expectNothing(of: .unknownEscape) }

  @Test(
    "offers no replacement where a backslash between words may be meant", arguments: [(#"on\Off"#, 0), (#"1\%2"#, 1)])
  func fixes(text: String, count: Int) throws {
    let findings = try CheckFixture().strings("en", "\"a\" = \"\(text)\";").findings([.unknownEscape])
    #expect(findings.count == 1)
    #expect(findings.filter { $0.fix != nil }.count == count)
  }

  @Test("looks into UTF-16 too")
  func wide() throws {
    // The low byte of the second one is that of an 'a'.
    try CheckFixture().wideFile("en.lproj/Localizable.strings", #""a" = "⟦\é⟧⟦\š⟧\U00e9\n";"#).expect(.unknownEscape)
  }

  @Test("between words of any script a backslash is meant to be seen", arguments: ["On\\Off", "启用\\禁用"])
  func betweenWords(text: String) throws {
    let found = try ExampleRun(.strings("\"a\" = \"\(text)\";")).findings(of: .unknownEscape)
    #expect(found.count == 1 && found.allSatisfy { $0.fix == nil && $0.message.contains("for a backslash, or '/'") })
  }

  @Test(
    "a line break may be meant: behind one it is a blank line that lacks, behind a sentence the break",
    arguments: [
      (#"1.\n\Houd"#, true, true), (#"Hier.\Houd"#, true, false), (#"1.\n\houd"#, false, true),
      (#"Hier.\houd"#, false, true),
    ])
  func ofBreak(text: String, isBreak: Bool, isRare: Bool) throws {
    let found = try CheckFixture().strings("nl", "\"a\" = \"\(text)\";").findings([.unknownEscape])
    #expect(found.map { $0.message.contains(#"write '\n' before it"#) } == [isBreak])
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test(
    "a space that a translator's program put into a line break goes",
    arguments: [(#"One\ nTwo"#, true), (#"One\ nothing"#, false), (#"One\ n \ n"#, true), (#"A\ b"#, false)])
  func brokenBreak(text: String, isMended: Bool) throws {
    let found = try CheckFixture().strings("ru", "\"a\" = \"\(text)\";").findings([.unknownEscape])
    #expect(!found.isEmpty && found.allSatisfy { ($0.fix?.summary == #"write '\n'"#) == isMended })
  }
}
