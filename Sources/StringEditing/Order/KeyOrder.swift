import StringFormats

/// The order in which Xcode writes keys.
///
/// It is that of Foundation's sorted JSON: case-insensitive, numbers by value, ties by code point, without a language.
/// Plain ASCII is compared here, the rest by ICU (``KeyComparison``). A value, so that tests can count what is asked.
package struct KeyOrder: Sendable {
  /// The order itself.
  package static let xcode = KeyOrder { left, right in KeyComparison.order(left, right) < 0 }

  private let precedes: @Sendable (String, String) -> Bool

  /// - Parameter precedes: Whether the first text comes before the second; asked where ASCII alone does not decide.
  package init(precedes: @escaping @Sendable (_ left: String, _ right: String) -> Bool) {
    self.precedes = precedes
  }

  /// The numbers from `range` in the order of the texts that they have, equal ones in rising order.
  package func sorted(_ range: Range<Int>, by texts: TextBuffer) -> [Int] {
    if range.count < 2 { return Array(range) }
    return Self.canonical(range, texts).sorted { left, right in
      let isBefore = texts.withBytes(of: left) { left in
        texts.withBytes(of: right) { Self.areInOrder(left, $0) }
      }
      if let isBefore { return isBefore }
      return precedes(texts[left], texts[right])
    }
  }

  /// The numbers as they are where all texts are plain ASCII, else in the order of the texts' bytes.
  ///
  /// Foundation's order of other texts runs in circles here and there, so that the outcome would hang on where the
  /// sorting starts.
  private static func canonical(_ range: Range<Int>, _ texts: TextBuffer) -> [Int] {
    let isPlain = range.allSatisfy { texts.withBytes(of: $0) { $0.allSatisfy { weights[Int($0)] > 0 } } }
    if isPlain { return Array(range) }
    return range.sorted { left, right in
      texts.withBytes(of: left) { left in texts.withBytes(of: right) { left.lexicographicallyPrecedes($0) } }
    }
  }

  /// Whether `left` comes before `right`.
  package func areInOrder(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    let isBefore = left.withUTF8 { left in right.withUTF8 { Self.areInOrder(left, $0) } }
    return isBefore ?? precedes(left, right)
  }

  /// Whether `left` comes before `right`; `nil` where case, leading zeros or characters beyond ASCII decide.
  ///
  /// Foundation compares by the root collation of Unicode (UTS #10) with numbers by value. Of ASCII that is the first
  /// level: a weight for each character.
  private static func areInOrder(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool? {
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      let (one, two) = (left[first], right[second])
      if isDigit(one), isDigit(two) {
        let difference = compareNumbers(left, &first, right, &second)
        if difference == 0 { continue }
        return isPlain(left, at: first) && isPlain(right, at: second) ? difference < 0 : nil
      }
      let (oneWeight, twoWeight) = (weights[Int(one)], weights[Int(two)])
      if oneWeight == 0 || twoWeight == 0 { return nil }
      if oneWeight != twoWeight {
        // A mark behind either character would be compared with it.
        return isPlain(left, at: first + 1) && isPlain(right, at: second + 1) ? oneWeight < twoWeight : nil
      }
      first += 1
      second += 1
    }
    if first < left.count { return weights[Int(left[first])] > 0 && isPlain(left, at: first + 1) ? false : nil }
    if second < right.count { return weights[Int(right[second])] > 0 && isPlain(right, at: second + 1) ? true : nil }
    return left.elementsEqual(right) ? false : nil
  }

  /// The weight of each byte, the same for both cases of a letter; 0 for control characters and beyond ASCII.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 256)
    let order = #" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"#
    for (place, byte) in order.utf8.enumerated() { weights[Int(byte)] = UInt8(place + 1) }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { weights[Int(byte)] = weights[Int(byte | 0x20)] }
    return weights
  }()

  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index >= text.count || weights[Int(text[index])] > 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Compares the numbers at both places by value, and goes behind them: negative where the left is less.
  private static func compareNumbers(
    _ left: UnsafeBufferPointer<UInt8>, _ first: inout Int, _ right: UnsafeBufferPointer<UInt8>, _ second: inout Int
  ) -> Int {
    let (one, two) = (digits(in: left, at: &first), digits(in: right, at: &second))
    if one.count != two.count { return one.count - two.count }
    for (one, two) in zip(left[one], right[two]) where one != two { return Int(one) - Int(two) }
    return 0
  }

  /// The digits without leading zeros.
  private static func digits(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Range<Int> {
    while index < text.count, text[index] == 0x30 { index += 1 }
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return start..<index
  }
}
