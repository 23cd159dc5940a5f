extension Rule {
  /// Flags three dots where the source has an ellipsis.
  static let ellipsisStyle = Rule(
    id: "ellipsis-style",
    summary: "A translation writes three dots where its source writes an ellipsis.",
    rationale:
      "Three full stops are set wider, can be parted at the end of a line, and are read aloud as “dot dot dot”.",
    example: RuleExample(
      bad: .translation("Loading…", "Wird geladen...", to: "de"),
      good: .translation("Loading…", "Wird geladen…", to: "de")),
    severity: .warning,
    options: [.eachOfLanguage],
    check: .pair(on: .difference([.threeDots, .ellipsis])) { pair, report in
      guard pair.sourceTraits.contains(.ellipsis), !pair.sourceTraits.contains(.threeDots),
        pair.translationTraits.contains(.threeDots), !pair.translationTraits.contains(.ellipsis)
      else { return }
      let bytes = Array(pair.translation.string.utf8)
      let dot = UInt8(ascii: ".")
      let start = bytes.indices.dropLast(2).first { bytes[$0..<$0 + 3].allSatisfy { $0 == dot } } ?? 0
      report.add(
        "three dots '...' where the source has an ellipsis '…'\(pair.place): write '…'",
        at: start..<min(start + 3, bytes.count), of: pair)
    })
}
