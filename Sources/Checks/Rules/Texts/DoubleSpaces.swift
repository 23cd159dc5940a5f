extension Rule {
  /// Flags two spaces in a row within a line.
  static let doubleSpaces = Rule(
    id: "double-spaces",
    summary: "A text has two spaces in a row between words.",
    rationale: "The user sees a gap.",
    example: RuleExample(bad: .text("Save  all files"), good: .text("Save all files")),
    severity: .warning,
    options: [
      RuleOption("behindSentences", "Flag two spaces between sentences too.", .flag(default: false))
    ],
    fix: .unsafe,
    check: .text(on: .doubleSpace) { text, report in
      var left = Report.mostInOneText
      let checksSentences = report.flag("behindSentences")
      let places = text.text.string.placedScalars()
      let scalars = places.map(\.scalar)
      var index = 0
      while index < scalars.count {
        let start = index
        while index < scalars.count, scalars[index].isBlank, !scalars[index].isLineEnd { index += 1 }
        // Three and more are an indent or a column; at an end of a line they are not between words.
        let isBetween = start > 0 && index < scalars.count && !scalars[start - 1].isLineEnd && !scalars[index].isLineEnd
        if index - start == 2, isBetween, scalars[start..<index].allSatisfy(isSpace),
          checksSentences || !endsSentence(scalars[start - 1]),
          !isBullet(scalars[start - 1])
        {
          left -= 1
          if left < 0 { return }
          let document = report.project.documents[text.entry.entry.document]
          let part = places[start].range.lowerBound..<places[index].range.lowerBound
          let range = document.range(of: part, in: text.text)
          report.add(
            "two spaces in a row\(text.place): delete one", at: range, of: text.entry,
            fix: text.isKey ? nil : .deletingSecond(of: range, in: document.document))
        }
        if index == start { index += 1 }
      }
    })

  /// A tab, which makes columns, is none.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || HighScalar.isInlineSpace(scalar.value)
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    let ends = EndMark.traits(of: scalar.value)
    return !ends.isEmpty && ends.isDisjoint(with: .commaEnd) || scalar == "\"" || scalar == ")" || scalar == "”"
  }

  /// Marks of lists and titles, which wider gaps follow.
  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .otherPunctuation, .dashPunctuation: scalar != ","
    default: false
    }
  }
}
