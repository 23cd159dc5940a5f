extension Rule {
  /// Flags a translation with another number of lines than its source.
  static let newlineCount = Rule(
    id: "newline-count",
    summary: "A translation has other paragraphs than its source, or a line break at another end.",
    rationale:
      """
      Lines that belong together are separated, or paragraphs run into each other. A single line break between words \
      is where a translator, or the width of a label, put it.
      """,
    example: RuleExample(
      bad: .translation("Saved.\n\nTap to open.", "Gesichert. Zum Öffnen tippen.", to: "de"),
      good: .translation("Saved.\n\nTap to open.", "Gesichert.\n\nZum Öffnen tippen.", to: "de")),
    severity: .warning,
    check: .pair(on: .difference(.lineEnds)) { pair, report in
      // A text that is missing is for another rule, and so is an escape that is shown as it is written.
      guard !pair.translationTraits.contains(.blank), !pair.sourceTraits.contains(.blank),
        !pair.translation.string.contains("\\n")
      else { return }
      let (source, translation) = (LineEnds(pair.source.string), LineEnds(pair.translation.string))
      if abs(source.inner - translation.inner) > 1 {
        return report.add(
          "translation has \(lines(translation.inner)) inside\(pair.place), the source \(lines(source.inner))", of: pair
        )
      }
      for (verb, wanted, found) in [
        ("starts", source.leading, translation.leading), ("ends", source.trailing, translation.trailing),
      ] where wanted != found {
        return report.add(
          "translation \(verb) with \(lines(found))\(pair.place), the source with \(lines(wanted))", of: pair)
      }
    })

  private static func lines(_ count: Int) -> String {
    count == 0 ? "no line end" : count == 1 ? "one line end" : "\(count) line ends"
  }
}
