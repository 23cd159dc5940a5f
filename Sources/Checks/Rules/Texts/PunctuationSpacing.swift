extension Rule {
  /// Flags a mark that French parts from its word by a no-break space, with another space or none.
  static let punctuationSpacing = Rule(
    id: "punctuation-spacing",
    summary: "A no-break space is missing before a punctuation mark, in a language that writes one there.",
    rationale: "A line can start with the mark, or the mark sticks to the word.",
    example: RuleExample(
      bad: .translation("Delete?", "Supprimer ?", to: "fr"),
      good: .translation("Delete?", "Supprimer\u{202F}?", to: "fr")),
    severity: .warning, isOnByDefault: false,
    check: .text(on: .always) { text, report in
      var left = Report.mostInOneText
      let spaced = report.conventions(of: text.entry.locale).spacedMarks
      guard !spaced.isEmpty else { return }
      let tokenized = TokenizedText(text.text.string)
      var before: Unicode.Scalar = " "
      for token in tokenized.tokens {
        guard token.kind == .words else {
          before = "x"
          continue
        }
        let scalars = tokenized.scalars(in: token.range)
        for (index, (mark, range)) in scalars.enumerated() {
          defer { before = mark }
          guard spaced.contains(mark) else { continue }
          // `12:30`, `:)`, the second of two marks, a mark alone.
          let next = index + 1 < scalars.count ? scalars[index + 1].scalar : " "
          guard next.isBlank || !EndMark.traits(of: next.value).isEmpty || mark == "»", !spaced.contains(before),
            range.lowerBound > 0
          else { continue }
          guard before == " " || !before.isBlank else { continue }
          left -= 1
          if left < 0 { return }
          let defect = before == " " ? "a line can break" : "no space"
          report.add(
            "\(defect) before '\(mark)'\(text.place): put a no-break space (U+202F) there", at: range, of: text)
        }
      }
    })
}
