import ICU
import Project
import StringFormats

extension Rule {
  /// Flags a translation without a character whose source has words.
  static let emptyTranslation = Rule(
    id: "empty-translation",
    summary: "A translation is empty and its source is not.",
    rationale: "The reader sees nothing: an empty button, a title that is missing.",
    example: RuleExample(
      bad: .translation("Save", "", to: "de"), good: .translation("Save", "Sichern", to: "de")),
    severity: .error,
    options: [.unlocalized],
    check: .pair(on: .difference(.blank)) { pair, report in
      guard pair.translationTraits.contains(.blank), TextWords.hasWords(pair.source.string) else { return }
      if pair.category != nil, !report.isWhollyBlank(pair) { return }
      // The ending of a plural, as in “file%@”, may be nothing elsewhere.
      guard pair.source.string.utf8.count > 2 else { return }
      if report.words("unlocalized").contains(pair.source.string) { return }
      let entry = pair.unit.translation.entry
      // Xcode leaves out what is not translated yet, and so does XLIFF.
      if entry.state == .new || pair.unit.translation.format == .xliff { return }
      // A comment asks for it; “the title of the empty state” does not.
      if pair.unit.translation.comment?.lowercased().contains("empty string") ?? false { return }
      // A name without a text in the development language either, which the app may mean.
      if pair.unit.translation.format == .xcstrings, pair.source.string == pair.unit.key,
        KeySpelling(pair.unit.key).isName
      {
        return
      }
      // “You gain ” before a value, “ at ” between two: a part of a sentence.
      let isPart = !pair.sourceTraits.isDisjoint(with: [.leadingSpace, .trailingSpace])
      if isPart || pair.source.string.isConjunction || !pair.translation.string.isEmpty,
        report.needsNoJoint(pair.locale)
      {
        return
      }
      let what = pair.translation.string.isEmpty ? "empty" : "blank"
      report.add(
        "translation is \(what)\(pair.place): the reader sees nothing for '\(pair.source.string)'", of: pair,
        severity: entry.unfinishedStates.isEmpty && !isPart ? nil : .warning,
        // Of what is to stay untranslated it is not known what a catalog's compiler does with an empty text.
        isRare: isPart || !pair.unit.translation.isTranslatable || report.isMostlyEmpty(pair.unit)
          || report.isReplaced(pair.unit))
    })
}

extension String {
  /// Whether it is a short word in small letters, as “and”.
  fileprivate var isConjunction: Bool { (1...5).contains(count) && allSatisfy { $0.isLetter && $0.isLowercase } }
}

extension Report {
  /// Whether a language joins the parts of a sentence by endings, or puts its verb at the end: “You gain ” before a
  /// value and “!” behind it are one word there, and “2 hours and 5 minutes” has no “and”.
  mutating func needsNoJoint(_ locale: String) -> Bool {
    conventions(of: locale).joinsWords || LocaleIdentifier.areOfOneLanguage(locale, "ko")
  }

  /// Whether no form of a translation shows anything, which is told at the first: of one form alone another rule tells.
  fileprivate func isWhollyBlank(_ pair: TextPair) -> Bool {
    let texts = pair.unit.translation.message.leaves.filter { $0.category != nil }.map(\.text)
    return texts.first?.range == pair.translation.range && texts.allSatisfy { $0.string.allSatisfy(\.isWhitespace) }
  }
}
