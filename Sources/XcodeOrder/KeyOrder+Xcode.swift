import StringFormats

extension KeyOrder {
  /// The order in which Xcode writes keys, which is Foundation's.
  package static let xcode = KeyOrder { left, right in KeyComparison.order(left, right) < 0 }
}
