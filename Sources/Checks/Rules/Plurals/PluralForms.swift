import ICU

/// Plural categories as bits, so that those of an entry and those of its language are compared at once.
struct PluralForms: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let other = PluralForms(.other)

  /// The name of the only category; `nil` where there is none, or more than one.
  var name: String? { PluralCategory.allCases.first { PluralForms($0) == self }?.rawValue }

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
    var name = name
    self = name.withUTF8 { PluralForms(named: $0) }
  }

  /// The category of that name in UTF-8; empty for a name that is none.
  init(named name: UnsafeBufferPointer<UInt8>) {
    // Two of one length begin with other letters.
    let category: PluralCategory
    switch (name.count, name.first) {
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
    self = name.elementsEqual(category.rawValue.utf8) ? PluralForms(category) : []
  }
}
