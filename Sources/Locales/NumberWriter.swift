/// Writes numbers of one style in one locale.
package protocol NumberWriter: Sendable {
  func string(_ value: Int64) -> String

  /// Exact above `Int64.max` too.
  func string(_ value: UInt64) -> String

  /// Infinities and NaN have the locale's signs.
  func string(_ value: Double) -> String
}
