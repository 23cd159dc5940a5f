import ICU

/// Plural categories as bits, so that those of an entry and those of its language are compared at once.
struct PluralForms: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ category: PluralCategory) {
    rawValue =
      switch category {
      case .zero: 1 << 0
      case .one: 1 << 1
      case .two: 1 << 2
      case .few: 1 << 3
      case .many: 1 << 4
      case .other: 1 << 5
      }
  }

  init(_ categories: some Sequence<PluralCategory>) {
    self = categories.reduce(into: []) { $0.formUnion(PluralForms($1)) }
  }

  /// The category of that name; empty for a name that is none.
  init(named name: String) {
    // Two of one length begin with other letters.
    let category: PluralCategory
    switch (name.utf8.count, name.utf8.first) {
    case (3, UInt8(ascii: "o")): category = .one
    case (3, UInt8(ascii: "f")): category = .few
    case (3, UInt8(ascii: "t")): category = .two
    case (4, UInt8(ascii: "m")): category = .many
    case (4, UInt8(ascii: "z")): category = .zero
    case (5, UInt8(ascii: "o")): category = .other
    default:
      self = []
      return
    }
    self = name == category.rawValue ? PluralForms(category) : []
  }
}
