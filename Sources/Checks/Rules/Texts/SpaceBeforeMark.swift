extension Rule {
  /// Flags a space before a comma or full stop that the source does not have.
  static let spaceBeforeMark = Rule(
    id: "space-before-mark",
    summary: "A space precedes a punctuation mark, in a language that writes none there.",
    rationale: "The mark can slip to the start of the next line.",
    example: RuleExample(
      bad: .translation("Saved!", "Gesichert !", to: "de"), good: .translation("Saved!", "Enregistré !", to: "fr")),
    severity: .warning,
    check: .pair(on: .difference(.looseSpace)) { pair, report in
      var left = Report.mostInOneText
      guard pair.translationTraits.contains(.looseSpace), !pair.sourceTraits.contains(.looseSpace) else { return }
      let conventions = report.conventions(of: pair.locale)
      let spaced = conventions.spacedMarks.union(conventions.looseMarks)
      let text = TokenizedText(pair.translation.string)
      for token in text.tokens where token.kind == .words {
        let scalars = text.scalars(in: token.range)
        for index in scalars.indices.dropFirst() {
          let mark = scalars[index].scalar
          guard [",", ".", ":", ";", "!", "?"].contains(mark), !spaced.contains(mark), scalars[index - 1].scalar == " "
          else { continue }
          let next = index + 1 < scalars.count ? scalars[index + 1].scalar : " "
          // `.txt`, `:)`, ` ...`: the mark begins a word.
          guard next.isBlank || EndMark.traits(of: next.value) == .exclamationEnd,
            index > 1 || token.range.lowerBound > 0
          else { continue }
          let range = scalars[index - 1].range.lowerBound..<scalars[index].range.upperBound
          left -= 1
          if left < 0 { return }
          report.add("there is a space before '\(mark)'\(pair.place): delete it", at: range, of: pair)
        }
      }
    })
}
