import ICU
import Messages
import Placeholders

extension PluralRules {
  /// Whether integers of several kinds select a category: 0 and 1 together count as one, as in the French `one`.
  func selectsSeveral(_ category: PluralCategory) -> Bool {
    if largeIntegerCategories.contains(category) { return true }
    let numbers = integerSamples[category] ?? []
    return numbers.count > 1 && numbers != [0, 1]
  }

  /// The first integers that select a category, as in “2, 3, 4, 22, 23, 24 …”; empty where only fractions do.
  func samples(of category: PluralCategory) -> String {
    let numbers = integerSamples[category] ?? []
    if numbers.isEmpty { return largeIntegerCategories.contains(category) ? "large numbers such as 1,000,000" : "" }
    return numbers.map(String.init).joined(separator: ", ") + (numbers.count > 5 ? " …" : "")
  }

  /// The names of all categories in CLDR's order, as in “one, few, many, other”.
  var names: String { PluralCategory.allCases.filter(categories.contains).map(\.rawValue).joined(separator: ", ") }
}

extension Message.Leaf {
  /// The number that the form says in digits, though it stands for other numbers too: 1 in the Russian `one`
  /// “1 файл”, which 21 selects as well.
  func impliedNumber(_ plurals: PluralRules) -> Int64? {
    guard let name = category, let category = PluralCategory(rawValue: name), category != .other,
      plurals.selectsSeveral(category), let numbers = plurals.integerSamples[category]
    else { return nil }
    let specifiers = FormatScanner.specifiers(in: text.string).map(\.range)
    var number: Int64?
    var offset = 0
    for scalar in text.string.unicodeScalars {
      defer { offset += Unicode.UTF8.width(scalar) }
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue,
        !specifiers.contains(where: { $0.contains(offset) })
      {
        number = min((number ?? 0) * 10 + Int64(digit), 1_000_000)
      } else if let known = number {
        if numbers.contains(known) { return known }
        number = nil
      }
    }
    return number.flatMap { numbers.contains($0) ? $0 : nil }
  }
}
