import ICU
import StringFormats
import StringTables

extension Rule {
  /// Flags a plural form without a character beside forms with words, in every language.
  static let emptyPluralForm = Rule(
    id: "empty-plural-form",
    summary: "A plural form is empty and another one has words.",
    rationale: """
      Numbers of that form show nothing. A form `zero` may be meant to show nothing, and so may a part of a sentence: \
      a warning for the one, for the other the last to mend.
      """,
    example: RuleExample(
      bad: .plural(["one": "%lld Tag", "other": ""], in: "de"),
      good: .plural(["one": "%lld Tag", "other": "%lld Tage"], in: "de")),
    severity: .error,
    check: .text(on: .blank) { text, report in
      guard let category = text.category, text.text.string.allSatisfy(\.isWhitespace),
        text.entry.entry.format != .xliff, text.state != .new
      else { return }
      let variable = text.leaf.variable
      let others = text.entry.leaves.filter {
        $0.category != nil && $0.variable == variable && $0.text.string.contains { !$0.isWhitespace }
      }
      guard let other = others.first(where: { $0.category == "other" }) ?? others.first,
        TextWords.hasWords(other.text.string), !other.text.string.isEnding
      else { return }
      if text.entry.entry.comment?.lowercased().contains("empty string") ?? false { return }
      let words = other.text.string
      report.add(
        "the form '\(category)' of '\(text.entry.key)' is \(text.text.string.isEmpty ? "empty" : "blank"): the reader "
          + "sees nothing, where '\(other.category ?? "other")' shows '\(words)'",
        at: text.text.range, of: text.entry, severity: category == "zero" || text.isUnfinished ? .warning : nil,
        isRare: category == "zero" || words.first == " " || words.last == " ", isGrave: text.isMet)
    })
}

extension CheckedText {
  /// The state of this text in a catalog; `nil` where the file has none for it.
  fileprivate var state: EntryState? {
    guard case .varied(let varied) = entry.entry.entry.value else { return nil }
    return varied.texts.first { $0.string.range == text.range }?.state?.value
  }

  fileprivate var isUnfinished: Bool { state == .needsReview }

  /// Whether other numbers than that of which code may think apart have the form: 21 the Ukrainian `one`.
  fileprivate var isMet: Bool {
    guard let plurals = entry.language?.plurals, let category = category.flatMap({ PluralCategory(rawValue: $0) })
    else { return false }
    return plurals.selectsSeveral(category)
  }
}

extension String {
  /// Whether it may be the ending of a word, as the “s” of “file%@”, which other numbers or languages lack.
  fileprivate var isEnding: Bool { count <= 3 && !contains(where: \.isWhitespace) }
}
