/// Words and signs behind a number that multiply it: “5 million”, “1 млн”, “5억”, “3.9 M”.
enum NumberScale {
  /// What a number is multiplied by, and whether a sign of Chinese, Japanese or Korean says so.
  static func read(_ rest: ArraySlice<PlacedScalar>) -> (factor: Double?, isOfSign: Bool) {
    let rest = rest.lazy.map(\.scalar).drop(while: \.isBlank)
    if let first = rest.first(where: { !about.contains($0) }), let factor = signs[first] { return (factor, true) }
    let word = String(
      String.UnicodeScalarView(rest.prefix(16).prefix { $0.properties.isAlphabetic || $0.value > 0x2FF }))
    if let factor = capitals[word] { return (factor, false) }
    let small = word.lowercased()
    if let factor = words[small] { return (factor, false) }
    return (beginnings.first { small.hasPrefix($0.word) }?.factor, false)
  }

  /// Hundred, thousand, ten thousand, a hundred million, a billion.
  private static let signs: [Unicode.Scalar: Double] = [
    "百": 1e2, "千": 1e3, "万": 1e4, "萬": 1e4, "億": 1e8, "亿": 1e8, "兆": 1e12, "백": 1e2, "천": 1e3, "만": 1e4, "억": 1e8,
    "조": 1e12,
  ]

  /// Some more than that, as in “600 多万”.
  private static let about: Set<Unicode.Scalar> = ["多", "余", "餘", "来", "來"]

  /// Behind a small `m` stands a length.
  private static let capitals: [String: Double] = ["K": 1e3, "M": 1e6, "B": 1e9]

  private static let words: [String: Double] = [
    "k": 1e3, "thousand": 1e3, "mil": 1e3, "mila": 1e3, "mille": 1e3, "mii": 1e3, "tusen": 1e3, "tusind": 1e3,
    "duizend": 1e3, "tausend": 1e3, "tsd": 1e3, "tys": 1e3, "tis": 1e3, "тыс": 1e3, "тис": 1e3, "bin": 1e3, "ezer": 1e3,
    "ribu": 1e3, "nghìn": 1e3, "ngàn": 1e3, "rb": 1e3,
    "mio": 1e6, "mln": 1e6, "млн": 1e6, "mn": 1e6, "juta": 1e6, "triệu": 1e6, "jt": 1e6,
    "billion": 1e9, "bn": 1e9, "mrd": 1e9, "mld": 1e9, "млрд": 1e9, "milyar": 1e9, "miliar": 1e9, "tỷ": 1e9,
  ]

  /// How words begin that languages inflect: “миллионов”, “Millionen”, “millones”.
  private static let beginnings: [(word: String, factor: Double)] = [
    ("тысяч", 1e3), ("тисяч", 1e3), ("tysiąc", 1e3), ("tysięc", 1e3), ("tisíc", 1e3), ("tuhat", 1e3),
    ("milliard", 1e9), ("miliard", 1e9), ("миллиард", 1e9), ("мільярд", 1e9),
    ("milli", 1e6), ("milj", 1e6), ("milió", 1e6), ("milio", 1e6), ("millón", 1e6), ("millon", 1e6), ("milhão", 1e6),
    ("milhõe", 1e6), ("milyon", 1e6), ("миллион", 1e6), ("мільйон", 1e6), ("милион", 1e6),
  ]
}

extension WrittenNumber {
  /// What it may be worth: “1.500” is read as a decimal and as a thousand.
  var values: [Double] {
    var values: [Double] = []
    if runs.dropFirst().allSatisfy({ $0.utf8.count == 3 }), let whole = Double(runs.joined()) { values.append(whole) }
    if runs.count == 2, let decimal = Double(runs.joined(separator: ".")) { values.append(decimal) }
    return values.map { $0 * (factor ?? 1) }
  }

  /// Whether both are worth the same, as far as their words say so: “1,000,000” is “1 млн”.
  func isSameAmount(as other: WrittenNumber) -> Bool {
    factor != other.factor && values.contains { value in other.values.contains { abs($0 - value) <= value * 0.05 } }
  }

  /// Whether both say what they are multiplied by, and are worth something else: “3.9 M” and “39万”.
  func isOtherAmount(than other: WrittenNumber) -> Bool {
    factor != nil && other.factor != nil && !values.isEmpty && !other.values.isEmpty
      && !values.contains { value in other.values.contains { max($0, value) <= min($0, value) * 1.15 } }
  }
}
