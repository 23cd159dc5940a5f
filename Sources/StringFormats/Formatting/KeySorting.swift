/// Sorts keys as Xcode does, see ``CatalogKeyOrder``, without a `String` for each comparison.
enum KeySorting {
  /// The numbers from `range` in the order of the texts that they have, equal ones in rising order.
  static func sorted(_ range: Range<Int>, by texts: TextBuffer) -> [Int] {
    range.sorted { left, right in
      let isBefore = texts.withBytes(of: left) { left in
        texts.withBytes(of: right) { areInOrder(left, $0) }
      }
      if let isBefore { return isBefore }
      return CatalogKeyOrder.areInOrder(texts[left], texts[right])
    }
  }

  static func areInOrder(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    let isBefore = left.withUTF8 { left in right.withUTF8 { areInOrder(left, $0) } }
    return isBefore ?? CatalogKeyOrder.areInOrder(left, right)
  }

  /// Whether `left` comes before `right`; `nil` where characters beyond ASCII decide.
  ///
  /// The steps are those of `CFStringCompareWithOptionsAndLocale`.
  private static func areInOrder(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool? {
    var (first, second) = (0, 0)
    var forced: Bool?
    while first < left.count, second < right.count {
      let (one, two) = (left[first], right[second])
      if one | two >= 0x80 { return nil }
      if isDigit(one), isDigit(two) {
        let (one, two) = (number(in: left, at: &first), number(in: right, at: &second))
        if one.value != two.value { return one.value < two.value }
        if forced == nil, one.digits != two.digits { forced = one.digits < two.digits }
        continue
      }
      if one != two {
        // A combining mark behind either letter is compared with it.
        if first + 1 < left.count, left[first + 1] >= 0x80 { return nil }
        if second + 1 < right.count, right[second + 1] >= 0x80 { return nil }
        if lowercase(one) != lowercase(two) { return lowercase(one) < lowercase(two) }
        if forced == nil { forced = one < two }
      }
      first += 1
      second += 1
    }
    if first < left.count { return left[first] < 0x80 ? false : nil }
    if second < right.count { return right[second] < 0x80 ? true : nil }
    return forced ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func number(
    in text: UnsafeBufferPointer<UInt8>, at index: inout Int
  ) -> (value: UInt64, digits: Int) {
    let start = index
    var value: UInt64 = 0
    while index < text.count, isDigit(text[index]) {
      value = value &* 10 &+ UInt64(text[index] - 0x30)
      index += 1
    }
    return (value, index - start)
  }
}
