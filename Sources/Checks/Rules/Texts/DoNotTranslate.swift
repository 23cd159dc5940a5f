import ICU
import Project

extension Rule {
  /// Flags a translation without a term of its source that has to stay as it is.
  static let doNotTranslate = Rule(
    id: "do-not-translate",
    summary: "A protected term was translated, changed or dropped.",
    rationale: "Product names are registered, and users look for them by name.",
    example: RuleExample(bad: notes("In Beispielnotizen öffnen"), good: notes("In Example Notes öffnen")),
    severity: .error,
    options: [
      RuleOption("terms", "Names and words that no translation changes, as they are written.", .words(default: []))
    ],
    check: .translation { table, report in
      let terms = report.words("terms").filter { !$0.isEmpty }
      guard !terms.isEmpty else { return }
      for number in table.translation.entries.indices {
        guard let place = table.match.source(of: number) else { continue }
        let (source, translation) = (table.source.entries[place], table.translation.entries[number])
        let wanted = source.message.texts.map(\.string)
        let used = terms.filter { term in wanted.contains { $0.containsTerm(term) } }
        guard !used.isEmpty else { continue }
        let unit = table.unit(of: number, source: place)
        for text in translation.message.texts where !text.string.isEmpty {
          // A term of one plural form may be missing from another.
          for term in used
          where wanted.allSatisfy({ $0.containsTerm(term) }) && !text.string.containsTerm(term, anyEnd: true) {
            report.add(
              "'\(term)' of the source is missing or changed: it has to stay as it is", at: text.range, of: unit)
          }
        }
      }
    })

  private static func notes(_ translation: String) -> ExampleProject {
    .files([
      "l10n.json": #"{ "rules": { "do-not-translate": { "terms": ["Example Notes"] } } }"# + "\n",
      "en.lproj/Localizable.strings": "\"open\" = \"Open in Example Notes\";\n",
      "de.lproj/Localizable.strings": "\"open\" = \"\(translation)\";\n",
    ])
  }
}

extension String {
  /// Whether `term` stands in the text as a word of its own.
  ///
  /// - Parameter anyEnd: Whether letters may stand beside it, as the endings and articles of other languages do.
  fileprivate func containsTerm(_ term: String, anyEnd: Bool = false) -> Bool {
    // One letter may be written as two scalars.
    let text = Array(NormalForm.composed.of(self).unicodeScalars)
    let term = Array(NormalForm.composed.of(term).unicodeScalars)
    guard !term.isEmpty, text.count >= term.count else { return false }
    for start in 0...(text.count - term.count) where text[start] == term[0] {
      let end = start + term.count
      guard text[start..<end].elementsEqual(term) else { continue }
      if anyEnd { return true }
      let isStart = start == 0 || !text[start - 1].isWord
      let isEnd = end == text.count || !text[end].isWord
      if isStart && isEnd { return true }
    }
    return false
  }
}
