import Testing

@testable import Checks

@Suite("unused-suppression")
struct UnusedSuppressionTests {
  @Test("finds a comment for which there is no finding")
  func fires() throws {
    try CheckFixture().strings("en", "/* ⟦l10n:disable⟧ duplicate-key */\n\"a\" = \"A\";")
      .expect(.unusedSuppression, among: Rule.fileRules)
  }

  @Test("is silent where the comment suppresses a finding")
  func silent() throws {
    try CheckFixture().strings("en", "\"a\" = \"A\";\n/* l10n:disable duplicate-key */\n\"a\" = \"A\";")
      .expectNothing(of: .unusedSuppression, among: Rule.fileRules)
  }
}
