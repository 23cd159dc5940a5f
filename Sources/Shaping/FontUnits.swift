/// A length in the design units of a font, of which an em has ``FontFace/unitsPerEm``.
public struct FontUnits: Hashable, Comparable, Sendable {
  public let value: Int32

  public init(_ value: Int32) { self.value = value }

  public static let zero = FontUnits(0)

  public static func < (left: FontUnits, right: FontUnits) -> Bool { left.value < right.value }
  /// Wraps around on overflow, which only a damaged font can cause.
  public static func + (left: FontUnits, right: FontUnits) -> FontUnits { FontUnits(left.value &+ right.value) }
  public static func += (left: inout FontUnits, right: FontUnits) { left = left + right }
}
