/// A length in the design units of a font, of which an em has ``FontFace/unitsPerEm``.
package struct FontUnits: Hashable, Comparable, Sendable {
  package let value: Int32

  package init(_ value: Int32) { self.value = value }

  package static let zero = FontUnits(0)

  package static func < (left: FontUnits, right: FontUnits) -> Bool { left.value < right.value }
  /// Wraps around on overflow, which only a damaged font can cause.
  package static func + (left: FontUnits, right: FontUnits) -> FontUnits { FontUnits(left.value &+ right.value) }
  package static func += (left: inout FontUnits, right: FontUnits) { left = left + right }
}
