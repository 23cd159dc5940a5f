import Testing

@testable import ICU

struct BidiTests {
  @Test(arguments: [
    ("abc", false, [0, 0, 0]), ("abc", true, [2, 2, 2]), ("אב", false, [1, 1]), ("a אב 1", false, [0, 0, 1, 1, 1, 2]),
    ("א 1", true, [1, 1, 2]), ("", true, []),
  ])
  func levels(text: String, rightToLeft: Bool, levels: [UInt8]) throws {
    #expect(try Bidi.levels(of: Array(text.utf16), rightToLeft: rightToLeft) == levels)
  }

  @Test(arguments: [
    ([0, 0, 1, 1, 0], [0, 1, 3, 2, 4]), ([1, 1, 2, 2, 1], [4, 2, 3, 1, 0]), ([], []), ([200, 1], [0, 1]),
  ])
  func visualOrder(levels: [UInt8], order: [Int]) {
    #expect(Bidi.visualOrder(ofLevels: levels) == order)
  }
}
