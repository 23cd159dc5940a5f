import ICU
import Project

extension Rule {
  /// Flags a translation that begins with a small letter where its source, and nearly every other text, has a capital
  /// one.
  static let lowercaseStart = Rule(
    id: "lowercase-start",
    summary: "A translation begins with a small letter, its source and the other texts of the language with a capital.",
    rationale: """
      One button of a row looks different from the others. Single words are no finding, which languages write small \
      that English does not, such as “lundi”, nor are words with a capital letter inside, such as “iPhone”, nor \
      parts of sentences, which three languages begin small or whose neighbours do too.
      """,
    example: RuleExample(bad: .sentences(first: "save le fichier"), good: .sentences(first: "Save le fichier")),
    severity: .warning, isOnByDefault: false,
    options: [
      RuleOption(
        "minimumTexts", "Languages with fewer texts in a table that begin with a capital letter are not looked at.",
        .number(default: 20, in: 1...100_000)),
      RuleOption(
        "minimumPercent", "The least share of texts that begin with a capital letter, of those whose source does.",
        .number(default: 95, in: 50...100)),
    ],
    check: .translation { table, report in
      guard LocaleIdentifier(table.locale)?.isPseudo == false,
        !LocaleIdentifier.areOfOneLanguage(table.locale, table.source.locale)
      else { return }
      var (capitals, small) = (0, [Int]())
      for number in table.translation.entries.indices {
        guard let place = table.match.source(of: number),
          let source = table.source.entries[place].plainText?.string, TextStart(source).kind == .capital,
          let text = table.translation.entries[number].plainText?.string
        else { continue }
        switch TextStart(text).kind {
        case .capital: capitals += 1
        case .small: small.append(number)
        case .other: continue
        }
      }
      guard capitals >= report.number("minimumTexts"),
        capitals * 100 >= (capitals + small.count) * report.number("minimumPercent")
      else { return }
      let families = Dictionary(grouping: small) { table.translation.entries[$0].key.string.family }
      for number in small where families[table.translation.entries[number].key.string.family]?.count == 1 {
        guard let place = table.match.source(of: number), let text = table.translation.entries[number].plainText else {
          continue
        }
        let start = TextStart(text.string)
        guard start.isSentence, start.hasWholeWord, !table.isFragment(number),
          TextStart(table.source.entries[place].plainText?.string ?? "").isSentence
        else {
          continue
        }
        let unit = table.unit(of: number, source: place)
        report.add(
          "translation begins with a small '\(start.letter)', its source and \(capitals) others with a capital letter",
          at: report.place(of: start.range, in: text, of: unit.translation), of: unit)
      }
    })
}

extension TranslatedTable {
  /// Whether three languages begin a text with a small letter: a part of a sentence, an item of a list.
  fileprivate func isFragment(_ number: Int) -> Bool {
    let key = translation.entries[number].key.string
    let small = group.translations.lazy.filter { locale in
      group.tables[locale]?[key]?.plainText.map { TextStart($0.string).kind == .small } ?? false
    }
    return small.prefix(3).count == 3
  }
}

extension String {
  /// A key without its last part, or its number: what is one list or one row.
  fileprivate var family: Substring {
    var rest = self[...]
    while rest.last?.isNumber ?? false { rest.removeLast() }
    return rest.lastIndex { $0 == "." || $0 == "_" }.map { rest[..<$0] } ?? rest
  }
}

/// How a text begins.
private struct TextStart {
  enum Kind { case capital, small, other }

  private(set) var kind = Kind.other
  private(set) var letter: Unicode.Scalar = " "
  /// UTF-8 offsets of the letter.
  private(set) var range = 0..<0
  /// Whether there are two words and more, and the first is no abbreviation, name or part of an address.
  private(set) var isSentence = false
  /// Whether the first word has more than one letter: “a” may count an item of a list.
  private(set) var hasWholeWord = false

  init(_ text: String) {
    // “'Closer than'” begins with its first letter.
    let quotes = text.unicodeScalars.prefix { "'\"‘“«„¿¡".unicodeScalars.contains($0) }
    let text = text.unicodeScalars[quotes.endIndex...]
    guard let first = text.first else { return }
    if first.properties.isUppercase {
      kind = .capital
    } else if first.properties.isLowercase {
      kind = .small
    } else {
      return
    }
    letter = first
    let start = quotes.reduce(0) { $0 + UTF8.width($1) }
    range = start..<start + UTF8.width(first)
    let words = Substring(text).split(whereSeparator: \.isWhitespace)
    let word = words.first ?? ""
    let isPlain = word.dropFirst().allSatisfy { $0.isLetter && !$0.isUppercase || "'’-".contains($0) }
    isSentence = words.count > 1 && words[1].first?.isLetter ?? false && isPlain
    hasWholeWord = word.count > 1
  }
}

extension ExampleProject {
  /// Twenty texts that begin with a capital letter, and one more.
  fileprivate static func sentences(first: String) -> ExampleProject {
    let others = (1...20).map { ("Open file \($0)", "Ouvrir le fichier \($0)") }
    let texts = [("Save file", first)] + others
    return ExampleProject(files: [
      File(path: "en.lproj/Localizable.strings", text: texts.map { entry($0.0, $0.0) }.joined()),
      File(path: "fr.lproj/Localizable.strings", text: texts.map { entry($0.0, $0.1) }.joined()),
    ])
  }
}
