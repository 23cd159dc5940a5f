/// Plural rules as CLDR writes them (UTS #35, “Language Plural Rules”), from ``LocaleTables``.
///
/// - Complexity: some 50 ns for a number.
package struct TabledPluralRules: PluralSelector {
  /// `n % 10 = 2..4`.
  private struct Relation {
    var operand: UInt8
    /// 0 where no remainder is taken.
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  private struct Condition {
    var category: PluralCategory
    /// One of the lists has to hold, and of it every relation.
    var alternatives: [[Relation]]
  }

  /// A number as it is written (UTS #35, “Operands”).
  private struct Operands {
    /// The integer digits.
    var whole: UInt64
    /// The number itself where that is not what its digits say: a `Double` above 2^53 is written shorter than it is.
    var exact: UInt64?
    /// How many fraction digits are written.
    var visible: UInt64 = 0
    /// The fraction digits, and these without trailing zeros.
    var fraction: UInt64 = 0
    var shortFraction: UInt64 = 0
  }

  private let conditions: [Condition]

  /// - Parameter locale: In any spelling. The longest beginning of its tag that has rules decides; one without has
  ///   those of the root, `other`.
  package init(of locale: String, _ kind: PluralKind) {
    let table = kind == .cardinal ? LocaleTable.cardinals : LocaleTable.ordinals
    var tag = (LocaleIdentifier(reading: locale)?.tag ?? "und")[...]
    while true {
      if let rules = table[tag] {
        conditions = Self.conditions(rules)
        return
      }
      guard let hyphen = tag.lastIndex(of: "-") else { break }
      tag = tag[..<hyphen]
    }
    conditions = []
  }

  package func category(of value: Int64) -> PluralCategory { category(of: value.magnitude) }

  package func category(of value: UInt64) -> PluralCategory { category(Operands(whole: value)) }

  package func category(of value: Double, visibleFractionDigits: Int) -> PluralCategory {
    guard value.isFinite else { return .other }
    let digits = min(max(visibleFractionDigits, 0), 18)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortestDecimal.mostDigits) { buffer in
      var decimal = ShortestDecimal(value.magnitude, buffer)
      decimal.round(toFractionDigits: digits)
      var operands = Operands(whole: 0, visible: UInt64(digits))
      for place in max(0, decimal.point - 15)..<max(0, decimal.point) {
        operands.whole = operands.whole * 10 + UInt64(decimal.digit(place))
      }
      // Rules look at remainders by powers of ten, 10^6 at most: of a larger number its last digits do.
      if decimal.point > 15 {
        operands.whole += 1_000_000_000_000_000
        operands.exact = UInt64(exactly: value.magnitude)
      }
      for place in decimal.point..<decimal.point + digits {
        operands.fraction = operands.fraction * 10 + UInt64(decimal.digit(place))
      }
      operands.shortFraction = operands.fraction
      while operands.shortFraction > 0, operands.shortFraction % 10 == 0 { operands.shortFraction /= 10 }
      return category(operands)
    }
  }

  private func category(_ operands: Operands) -> PluralCategory {
    for condition in conditions
    where condition.alternatives.contains(where: { $0.allSatisfy { Self.holds($0, operands) } }) {
      return condition.category
    }
    return .other
  }

  private static func holds(_ relation: Relation, _ operands: Operands) -> Bool {
    var value: UInt64
    switch relation.operand {
    case UInt8(ascii: "n"):
      // No number with a fraction is one of the integers that rules name.
      guard operands.fraction == 0 else { return relation.isNegated }
      value = operands.exact ?? operands.whole
    case UInt8(ascii: "i"): value = operands.whole
    case UInt8(ascii: "v"): value = operands.visible
    case UInt8(ascii: "f"): value = operands.fraction
    case UInt8(ascii: "t"): value = operands.shortFraction
    // The exponent of a compact number, which none is here.
    default: value = 0
    }
    if relation.modulus > 0 { value %= relation.modulus }
    return relation.ranges.contains { $0.contains(value) } != relation.isNegated
  }

  // MARK: Reading

  private static func conditions(_ rules: Substring) -> [Condition] {
    rules.split(separator: ";").compactMap { rule in
      let parts = rule.split(separator: ":")
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0].drop { $0 == " " })) else {
        return nil
      }
      var alternatives: [[Relation]] = [[]]
      var words = parts[1].split(separator: " ")[...]
      while !words.isEmpty {
        if let relation = relation(&words) { alternatives[alternatives.count - 1].append(relation) }
        if words.popFirst() == "or" { alternatives.append([]) }
      }
      return Condition(category: category, alternatives: alternatives)
    }
  }

  /// Takes `n % 10 = 2..4,9` from the words.
  private static func relation(_ words: inout ArraySlice<Substring>) -> Relation? {
    guard let operand = words.popFirst()?.utf8.first else { return nil }
    var modulus: UInt64 = 0
    if words.first == "%" {
      words.removeFirst()
      modulus = words.popFirst().flatMap { UInt64($0) } ?? 0
    }
    let isNegated = words.popFirst() == "!="
    let ranges = (words.popFirst() ?? "").split(separator: ",").compactMap { range -> ClosedRange<UInt64>? in
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
      return first...last
    }
    return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }
}
