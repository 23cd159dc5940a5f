import Testing

@testable import Checks

@Suite("clipped-height")
struct ClippedHeightTests {
  @Test("a second line has no room in a fixed height")
  func fires() throws {
    try CheckFixture().example(
      .button("Filter by name and by date", frame: #""height": "{low}""#, lines: nil)
    ).marking("\"Filter by name and by date\"").expect(.clippedHeight)
  }

  @Test("is silent where the height follows the text")
  func silent() throws {
    try CheckFixture().example(.button("Filter by name and by date", lines: nil)).expectNothing(of: .clippedHeight)
  }
}
