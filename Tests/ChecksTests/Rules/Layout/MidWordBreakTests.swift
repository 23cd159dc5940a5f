import Testing

@testable import Checks

@Suite("mid-word-break")
struct MidWordBreakTests {
  @Test("a word is wider than its line")
  func fires() throws {
    try CheckFixture().example(.button("Datenschutzeinstellungen", lines: nil)).marking("\"Datenschutzeinstellungen\"")
      .expect(.midWordBreak)
  }

  @Test("is silent about a word that fits")
  func silent() throws {
    try CheckFixture().example(.button("Datenschutz", lines: nil)).expectNothing(of: .midWordBreak)
  }
}
