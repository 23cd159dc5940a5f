import Strings

extension Rule {
  /// Flags a text in which some placeholders have a position and others have none.
  static let mixedPositional = Rule(
    id: "mixed-positional",
    summary: "Some placeholders of a text have a position and others have none.",
    rationale: "Those without one count from the first argument on: a value is shown twice, another not at all.",
    example: RuleExample(bad: .text("%1$@ has %d files"), good: .text("%1$@ has %2$d files")),
    severity: .error,
    check: .text(on: .unevenPositions) { text, report in
      let arguments = FormatScanner.specifiers(in: text.text.string).filter { $0.isPlainArgument && !$0.readsLikeProse }
      guard let placed = arguments.first(where: { $0.position != nil }),
        let loose = arguments.first(where: { $0.position == nil })
      else { return }
      // Counted from the first argument on, they may still come out right.
      let positions = ArgumentSignature(of: text.text.string, firstPosition: text.leaf.firstPosition).arguments.map(
        \.position)
      let isLucky = Set(positions).count == positions.count && positions.max() == positions.count
      report.add(
        """
        '\(loose.written(in: text))' has no position and '\(placed.written(in: text))' has one\(text.place): \
        \(isLucky ? "they come out right by luck" : "the app shows a wrong value"); give every placeholder its position
        """, at: loose.range, of: text, severity: isLucky ? .warning : .error)
    })
}

extension FormatSpecifier {
  /// Whether it reads an argument by itself, not through a variable.
  var isPlainArgument: Bool { if case .argument = kind { true } else { false } }

  func written(in text: CheckedText) -> String { String(decoding: Array(text.text.string.utf8)[range], as: UTF8.self) }
}
