/// A length on the screen, in points.
package struct Points: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length as a number of points.
  package var value: Double

  package init(_ value: Double) { self.value = value }
  package init(floatLiteral value: Double) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Double(value) }

  package static let zero = Points(0)
  package static let infinity = Points(.infinity)

  package static func < (left: Points, right: Points) -> Bool { left.value < right.value }
  package static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  package static func - (left: Points, right: Points) -> Points { Points(left.value - right.value) }
  package static func * (left: Points, right: Double) -> Points { Points(left.value * right) }
  package static func += (left: inout Points, right: Points) { left.value += right.value }
}
