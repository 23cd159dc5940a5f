import Messages
import Project

extension Rule {
  /// Flags a translation that has another word for a term of the glossary than the glossary.
  static let glossaryTerm = Rule(
    id: "glossary-term",
    summary: "A term of the glossary is translated otherwise, or a name is translated.",
    rationale:
      """
      The user meets two names for one thing; product names are registered, and users look for them by name. An error \
      for names, a warning for terms: a sentence may do without the word. Words may be inflected, compounded and in \
      another order: only where nothing like an accepted term is left is it told. 'glossary' of l10n.json names the \
      files of terms.
      """,
    example: RuleExample(bad: notes("In Beispielnotizen öffnen"), good: notes("In Example Notes öffnen")),
    severity: .warning,
    options: [
      RuleOption(
        "terms", "Names and words that no translation changes, as they are written, beside those of the glossary.",
        .words(default: []))
    ],
    check: .pair(on: .either(.always)) { pair, report in
      guard let finder = report.termFinder(from: pair.sourceLocale, to: pair.locale), !pair.translation.string.isEmpty,
        pair.translation.string != pair.source.string
      else { return }
      for flaw in finder.flaws(of: pair.translation.string, for: pair.source.string) {
        switch flaw {
        case .changedName(let name):
          report.add(
            "'\(name)' of the source is missing or changed\(pair.place): it has to stay as it is", of: pair,
            severity: .error)
        case .otherTerm(let term):
          let wanted = term.accepted.map { "'\($0)'" }.joined(separator: " or ")
          report.add(
            "'\(term.source)' is \(wanted) in the glossary, which this text has not\(pair.place)", of: pair)
        case .forbidden(let text, let range, let term):
          let place = pair.unit.translation.range(ofPlain: range, in: pair.translation) ?? pair.translation.range
          let better = term?.accepted.first.map { ": '\($0)' is '\(term?.source ?? "")'" } ?? ""
          report.add("'\(text)' is not to be used, says the glossary\(better)\(pair.place)", at: place, of: pair.unit)
        }
      }
    })

  private static func notes(_ translation: String) -> ExampleProject {
    .files([
      "l10n.json": #"{ "rules": { "glossary-term": { "terms": ["Example Notes"] } } }"# + "\n",
      "en.lproj/Localizable.strings": "\"open\" = \"Open in Example Notes\";\n",
      "de.lproj/Localizable.strings": "\"open\" = \"\(translation)\";\n",
    ])
  }
}

extension Report {
  /// Finds the terms of the project's glossary; `nil` where there are none.
  mutating func termFinder(from source: String, to locale: String) -> TermFinder? {
    if let termFinder, termFinder.source == source, termFinder.locale == locale { return termFinder.finder }
    let development = project.developmentLanguage
    let finder = TermFinder(
      project.configuration.glossary, names: words("terms"), from: source == FolderName.base ? development : source,
      to: locale)
    termFinder = (source, locale, finder.isEmpty ? nil : finder)
    return termFinder?.finder
  }
}
