import ICU

/// A plural form that a language uses.
struct NeededForm: Sendable {
  let category: PluralCategory
  /// Numbers that select it, as in “2, 3, 4, 22 …”.
  let samples: String
  /// Whether no integer up to 200 does.
  let isOfLargeNumbers: Bool

  /// The forms of a language in CLDR's order, `other` and those that only fractions select left out.
  static func all(of plurals: PluralRules) -> [NeededForm] {
    PluralCategory.allCases.compactMap { category in
      let samples = plurals.samples(of: category)
      guard category != .other, !samples.isEmpty else { return nil }
      return NeededForm(
        category: category, samples: samples, isOfLargeNumbers: plurals.largeIntegerCategories.contains(category))
    }
  }
}
