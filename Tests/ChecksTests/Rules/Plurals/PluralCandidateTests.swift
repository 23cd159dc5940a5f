import Testing

@testable import Checks

@Suite("plural-candidate")
struct PluralCandidateTests {
  @Test("finds a count of something in the development language")
  func fires() throws { try CheckFixture.text("⟦%d days⟧ left").expect(.pluralCandidate) }

  @Test("is silent", arguments: ["%1$lld of %2$lld", "Page %d", "%d%% done"])
  func silent(text: String) throws { try CheckFixture.text(text).expectNothing(of: .pluralCandidate) }
}
