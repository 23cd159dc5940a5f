extension FormatScanner {
  /// Whether two texts have the same specifiers, byte for byte and in the same order.
  package static func haveSameSpecifiers(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { haveSameSpecifiers(left, $0) } }
  }

  /// Whether two texts have the same specifiers, byte for byte and in the same order.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts; nothing is allocated.
  package static func haveSameSpecifiers(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (ofLeft, ofRight) = (FormatScanner(left), FormatScanner(right))
    while true {
      let (one, other) = (ofLeft.next(), ofRight.next())
      guard let one, let other else { return one == nil && other == nil }
      guard left[one.start..<one.end].elementsEqual(right[other.start..<other.end]) else { return false }
    }
  }
}
