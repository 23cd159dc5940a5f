/// A length on the screen, in points.
public struct Points: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length as a number of points.
  public var value: Double

  public init(_ value: Double) { self.value = value }
  public init(floatLiteral value: Double) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Double(value) }

  public static let zero = Points(0)
  public static let infinity = Points(.infinity)

  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
  public static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  public static func - (left: Points, right: Points) -> Points { Points(left.value - right.value) }
  public static func * (left: Points, right: Double) -> Points { Points(left.value * right) }
  public static func += (left: inout Points, right: Points) { left.value += right.value }
}
