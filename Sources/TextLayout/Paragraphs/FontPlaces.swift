/// A set of places in a stack of fonts; all places from 63 count as one.
struct FontPlaces: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Whether no other place than the first is in it.
  var areFirstAtMost: Bool { bits & ~1 == 0 }

  func contains(_ place: Int) -> Bool { bits >> UInt64(min(place, 63)) & 1 == 1 }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(min(place, 63)) }

  mutating func formUnion(_ other: FontPlaces) { bits |= other.bits }
}
