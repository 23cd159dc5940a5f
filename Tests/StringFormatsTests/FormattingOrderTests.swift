import Foundation
import StringFormats
import TestSupport
import Testing
import XcodeOrder

@Suite("Order of keys")
struct FormattingOrderTests {
  /// The order of keys that `JSONSerialization` sorts.
  private static func foundation(_ left: String, _ right: String) -> Bool {
    let options: NSString.CompareOptions = [.caseInsensitive, .numeric, .forcedOrdering]
    let left = left as NSString
    return left.compare(
      right, options: options, range: NSRange(location: 0, length: left.length), locale: Locale(identifier: ""))
      == .orderedAscending
  }

  @Test("the order is Foundation's own", arguments: 0..<20)
  func foundation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let characters = Array("aAbBzZ_-.09012 [%@é\u{301}世ß½²٣İıſ\u{0}~^")
    func key() -> String {
      String((0..<Int.random(in: 0...6, using: &random)).map { _ in characters.randomElement(using: &random)! })
    }
    for _ in 0..<2_000 {
      let (left, right) = (key(), key())
      #expect(
        KeyOrder.xcode.areInOrder(left, right) == Self.foundation(left, right),
        "seed \(seed): '\(left)' and '\(right)'")
    }
  }

  @Test("each ASCII character has Foundation's place")
  func characters() {
    let characters = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }
    for left in characters {
      for right in characters {
        #expect(KeyOrder.xcode.areInOrder(left, right) == Self.foundation(left, right), "'\(left)' '\(right)'")
      }
    }
  }

  @Test(
    "case does not count, numbers do",
    arguments: [["a2", "a10"], ["b", "B"], ["B", "c"], ["a", "a.b"], ["_", "a"], ["a1", "a01"], ["a01", "a2"]])
  func examples(keys: [String]) {
    #expect(KeyOrder.xcode.areInOrder(keys[0], keys[1]))
    #expect(!KeyOrder.xcode.areInOrder(keys[1], keys[0]))
  }
}
