import ICU

/// The plural forms of a gettext file: how many, and the category of each.
struct PluralForms {
  /// `Plural-Forms` as the header holds it.
  let header: String
  /// The category of each form, by its number.
  let categories: [PluralCategory]

  private static let maximumCount = 6

  /// The forms of a language as gettext's manual and CLDR give them.
  init(locale: String) {
    let rules = try? PluralRules(locale: locale)
    let own = PluralCategory.allCases.filter { category in
      category == .other || rules?.integerSamples[category] != nil
    }
    let language = LocaleIdentifier(locale)?.language ?? locale
    let names: [PluralCategory]
    let expression: String
    if let known = Self.expressions[language + "/" + own.map(\.rawValue).joined(separator: "/")] ?? Self.shapes[own],
      let rules, let parsed = try? PluralExpression(known), Self.agrees(parsed, own, rules)
    {
      (names, expression) = (own.filter { rules.integerSamples[$0] != nil }, known)
    } else {
      (names, expression) = ([.one, .other], "(n != 1)")
    }
    categories = names
    header = "nplurals=\(names.count); plural=\(expression);"
  }

  /// Whether the expression gives each number the form that CLDR gives it.
  private static func agrees(_ expression: PluralExpression, _ own: [PluralCategory], _ rules: PluralRules) -> Bool {
    let present = own.filter { rules.integerSamples[$0] != nil }
    return (UInt64(0)...200).allSatisfy { number in
      guard let form = expression.form(of: number), form < UInt64(present.count) else { return false }
      return present[Int(form)] == rules.category(of: Int64(number))
    }
  }

  /// Reads `nplurals=2; plural=(n != 1);` and finds the category of each form by CLDR's rules of the language.
  ///
  /// - Throws: ``PluralExpression/Failure`` for a header that cannot be read.
  init(header: String, locale: String) throws(PluralExpression.Failure) {
    self.header = header
    var count: Int?
    var expression: PluralExpression?
    for part in header.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpace }
      guard pair.count == 2 else { continue }
      if pair[0] == "nplurals" { count = Int(pair[1]) }
      if pair[0] == "plural" { expression = try PluralExpression(pair[1]) }
    }
    guard let count, (1...Self.maximumCount).contains(count), let expression else {
      throw PluralExpression.Failure(message: "'Plural-Forms' needs 'nplurals' from 1 to 6 and 'plural'")
    }
    var votes = Array(repeating: [PluralCategory: Int](), count: count)
    let rules = try? PluralRules(locale: locale)
    for number in UInt64(0)...200 {
      guard let form = expression.form(of: number), form < UInt64(count) else {
        throw PluralExpression.Failure(message: "'plural' gives the number \(number) no form below \(count)")
      }
      votes[Int(form)][rules?.category(of: Int64(number)) ?? (number == 1 ? .one : .other), default: 0] += 1
    }
    categories = Self.elect(votes)
  }

  /// Gives each form the category that most of its numbers have, none twice.
  private static func elect(_ votes: [[PluralCategory: Int]]) -> [PluralCategory] {
    var result: [PluralCategory?] = votes.map { _ in nil }
    var taken: Set<PluralCategory> = []
    let ranked = votes.enumerated().flatMap { form, counts in counts.map { (form, $0.key, $0.value) } }
      .sorted { ($0.2, $1.0, $1.1) > ($1.2, $0.0, $0.1) }
    for (form, category, _) in ranked where result[form] == nil && taken.insert(category).inserted {
      result[form] = category
    }
    let rest = PluralCategory.allCases.reversed().filter { !taken.contains($0) }
    var spare = rest.makeIterator()
    return result.map { $0 ?? spare.next() ?? .other }
  }

  /// By language and its categories.
  private static let expressions: [String: String] = [
    "fr/one/other": "(n > 1)", "pt/one/other": "(n > 1)", "hi/one/other": "(n > 1)", "fa/one/other": "(n > 1)",
    "bn/one/other": "(n > 1)", "gu/one/other": "(n > 1)", "kn/one/other": "(n > 1)", "zu/one/other": "(n > 1)",
    "am/one/other": "(n > 1)", "hy/one/other": "(n > 1)", "pa/one/other": "(n > 1)", "mr/one/other": "(n != 1)",
    "is/one/other": "(n % 10 != 1 || n % 100 == 11)", "mk/one/other": "(n % 10 != 1 || n % 100 == 11)",
    "cs/one/few/other": "(n == 1) ? 0 : (n >= 2 && n <= 4) ? 1 : 2",
    "sk/one/few/other": "(n == 1) ? 0 : (n >= 2 && n <= 4) ? 1 : 2",
    "ro/one/few/other": "(n == 1) ? 0 : (n == 0 || n % 100 > 0 && n % 100 < 20) ? 1 : 2",
    "pl/one/few/many/other":
      "(n == 1) ? 0 : (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2",
    "lt/one/few/other":
      "(n % 10 == 1 && (n % 100 < 11 || n % 100 > 19)) ? 0 : "
      + "(n % 10 >= 2 && n % 10 <= 9 && (n % 100 < 11 || n % 100 > 19)) ? 1 : 2",
    "lv/zero/one/other":
      "(n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19) ? 0 : (n % 10 == 1 && n % 100 != 11) ? 1 : 2",
    "ga/one/two/few/many/other": "(n == 1) ? 0 : (n == 2) ? 1 : (n >= 3 && n <= 6) ? 2 : (n >= 7 && n <= 10) ? 3 : 4",
    "cy/zero/one/two/few/many/other":
      "(n == 0) ? 0 : (n == 1) ? 1 : (n == 2) ? 2 : (n == 3) ? 3 : (n == 6) ? 4 : 5",
    "ar/zero/one/two/few/many/other":
      "(n == 0) ? 0 : (n == 1) ? 1 : (n == 2) ? 2 : (n % 100 >= 3 && n % 100 <= 10) ? 3 : (n % 100 >= 11) ? 4 : 5",
    "sl/one/two/few/other":
      "(n % 100 == 1) ? 0 : (n % 100 == 2) ? 1 : (n % 100 == 3 || n % 100 == 4) ? 2 : 3",
    "mt/one/two/few/many/other":
      "(n == 1) ? 0 : (n == 2) ? 1 : (n == 0 || n % 100 >= 3 && n % 100 <= 10) ? 2 : "
      + "(n % 100 >= 11 && n % 100 <= 19) ? 3 : 4",
    "gd/one/two/few/other":
      "(n == 1 || n == 11) ? 0 : (n == 2 || n == 12) ? 1 : (n >= 3 && n <= 10 || n >= 13 && n <= 19) ? 2 : 3",
  ]

  /// For all other languages with these categories.
  private static let shapes: [[PluralCategory]: String] = [
    [.other]: "0",
    [.one, .other]: "(n != 1)",
    [.one, .two, .other]: "(n == 1) ? 0 : (n == 2) ? 1 : 2",
    [.one, .few, .other]:
      "(n % 10 == 1 && n % 100 != 11) ? 0 : "
      + "(n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2",
    [.one, .few, .many, .other]:
      "(n % 10 == 1 && n % 100 != 11) ? 0 : "
      + "(n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2",
  ]
}

extension String {
  /// The text without white space around it.
  var trimmingSpace: String {
    let head = unicodeScalars.drop { $0.properties.isWhitespace }
    return head.lastIndex { !$0.properties.isWhitespace }.map { String(head[...$0]) } ?? ""
  }
}
