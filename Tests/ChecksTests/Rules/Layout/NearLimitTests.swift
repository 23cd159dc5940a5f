import Testing

@testable import Checks

@Suite("near-limit")
struct NearLimitTests {
  @Test("a text leaves less room than the guard band")
  func fires() throws {
    try CheckFixture().example(.button("keeps twenty letters", width: 162)).marking("\"keeps twenty letters\"").expect(
      .nearLimit)
  }

  @Test("is silent where there is room")
  func silent() throws {
    try CheckFixture().example(.button("keeps ten")).expectNothing(of: .nearLimit)
  }
}
