extension Rule {
  /// Flags a translation that ends with another mark than its source.
  static let endPunctuation = Rule(
    id: "end-punctuation",
    summary: "A translation ends with different punctuation than its source.",
    rationale: "A question reads as a statement, a label loses the colon before its value, a sentence looks truncated.",
    example: RuleExample(
      bad: .translation("Delete this file?", "Diese Datei löschen.", to: "de"),
      good: .translation("Delete this file?", "Να διαγραφεί το αρχείο;", to: "el")),
    severity: .warning,
    options: [
      RuleOption(
        "exclamationMarks",
        "Compare exclamation marks too, which many languages use less than English.", .flag(default: false)),
      RuleOption(
        "fullStops",
        "Report a full stop that only one of the two texts has; whether labels have one is a matter of style.",
        .flag(default: true)),
      .eachOfLanguage,
    ],
    check: .pair(on: TextTrigger(either: [.coveredEnd, .semicolonEnd], difference: .ends)) { pair, report in
      guard let source = TextEnd(pair.source.string, report.conventions(of: pair.sourceLocale)),
        let translation = TextEnd(pair.translation.string, report.conventions(of: pair.locale))
      else { return }
      let conventions = report.conventions(of: pair.locale)
      let comparison = EndComparison(
        source: source, translation: translation, conventions: conventions,
        comparesExclamations: report.flag("exclamationMarks"), comparesFullStops: report.flag("fullStops"))
      guard let (wanted, found) = comparison.difference else { return }
      // “How you open a file” is a question elsewhere, and what begins with ‘¿’ is one in Spanish.
      if wanted.isEmpty, found.contains(.questionEnd),
        pair.source.string.asksIndirectly || pair.translation.string.contains("¿")
      {
        return
      }
      // A sentence in brackets at the end may be a label there.
      if wanted.contains(.periodEnd), found.isEmpty,
        [pair.source.string, pair.translation.string].allSatisfy({ $0.last.map { ")）".contains($0) } ?? false })
      {
        return
      }
      // A word that both texts have, with its mark: the drive `C:`.
      if let last = pair.translation.string.split(whereSeparator: \.isWhitespace).last, last.last == ":",
        pair.source.string.split(whereSeparator: \.isWhitespace).contains(last)
      {
        return
      }
      let ending = "translation ends with \(EndMark.name(of: found))\(pair.place), its source with"
      report.add("\(ending) \(EndMark.name(of: wanted)): '\(source.tail)'", at: translation.range, of: pair)
    })
}

extension String {
  /// Whether it begins as an indirect question of English, which has no mark.
  fileprivate var asksIndirectly: Bool {
    let words: Set<String> = ["how", "what", "why", "when", "where", "who", "which"]
    return words.contains(prefix(while: \.isLetter).lowercased())
  }
}

/// What the ends of two texts have to say to each other.
private struct EndComparison {
  let source: TextEnd
  let translation: TextEnd
  let conventions: LanguageConventions
  let comparesExclamations: Bool
  let comparesFullStops: Bool

  /// The marks of the source and of the translation where they differ.
  var difference: (wanted: TextTraits, found: TextTraits)? {
    let wanted = source.ends
    // The Burmese visarga is a sign of a vowel, unless it stands for the colon of the source.
    let found = translation.isDoubtful && wanted.isDisjoint(with: translation.ends) ? [] : translation.ends
    guard wanted.isDisjoint(with: found), wanted != found else { return nil }
    if !source.plainEnds.isDisjoint(with: translation.plainEnds) { return nil }
    let optional = conventions.optionalEnds
    if optional.isSuperset(of: wanted), found.isEmpty || !optional.isDisjoint(with: found) { return nil }
    if wanted.isEmpty, !optional.isDisjoint(with: found) { return nil }
    if !wanted.isDisjoint(with: translation.inner) { return nil }
    if source.isIdentifier { return nil }
    if !comparesExclamations, involvesOnly(.exclamationEnd, or: .periodEnd) { return nil }
    if !comparesFullStops, involvesOnly(.periodEnd, or: .periodEnd) { return nil }
    if wanted.isEmpty, found.contains(.periodEnd), !translation.isLongSentence || source.endsInEtc { return nil }
    if found.isEmpty, wanted.contains(.periodEnd), !source.isSentence { return nil }
    return (wanted, first(of: found))
  }

  /// Whether one text ends with `mark` and the other with nothing, with `mark` or with `other`.
  private func involvesOnly(_ mark: TextTraits, or other: TextTraits) -> Bool {
    let both = source.ends.union(translation.ends)
    return both.contains(mark) && both.isSubset(of: [mark, other])
  }

  /// One of the meanings of a mark, for the message.
  private func first(of ends: TextTraits) -> TextTraits {
    for end in [TextTraits.periodEnd, .questionEnd, .exclamationEnd, .colonEnd, .semicolonEnd, .commaEnd]
    where ends.contains(end) {
      return end
    }
    return ends
  }
}
