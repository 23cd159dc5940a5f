/// A length on the screen, in points.
///
/// Inlinable, since layouts compare and add lengths everywhere: without, other targets call a function each time.
package struct Points: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length as a number of points.
  package var value: Double

  @inlinable package init(_ value: Double) { self.value = value }
  @inlinable package init(floatLiteral value: Double) { self.value = value }
  @inlinable package init(integerLiteral value: Int) { self.value = Double(value) }

  package static let zero = Points(0)
  package static let infinity = Points(.infinity)

  @inlinable package static func < (left: Points, right: Points) -> Bool { left.value < right.value }
  @inlinable package static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  @inlinable package static func - (left: Points, right: Points) -> Points { Points(left.value - right.value) }
  @inlinable package static func * (left: Points, right: Double) -> Points { Points(left.value * right) }
  @inlinable package static func += (left: inout Points, right: Points) { left.value += right.value }
}
