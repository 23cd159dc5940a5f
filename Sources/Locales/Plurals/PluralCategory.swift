/// The plural categories of CLDR, in CLDR's order; the raw values are the keywords of `.stringsdict` and catalogs.
package enum PluralCategory: String, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  package static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.place < right.place }

  /// The place in CLDR's order, from 0.
  @inlinable
  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category at a place in CLDR's order; `other` for any number beyond.
  package init(place: Int) {
    switch place {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
