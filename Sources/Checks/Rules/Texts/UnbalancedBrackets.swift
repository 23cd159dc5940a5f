extension Rule {
  /// Flags a translation whose brackets do not close each other.
  static let unbalancedBrackets = Rule(
    id: "unbalanced-brackets",
    summary: "A translation has unbalanced brackets where its source has balanced ones.",
    rationale: "The user sees a sentence that looks truncated.",
    example: RuleExample(
      bad: .translation("Size (in MB)", "Größe (in MB", to: "de"),
      good: .translation("Size (in MB)", "サイズ（MB）", to: "ja")),
    severity: .warning,
    check: .pair(on: .either(.unbalancedBracket)) { pair, report in
      guard Brackets(pair.source.string).firstUnpaired == nil,
        let unpaired = Brackets(pair.translation.string).firstUnpaired
      else { return }
      report.add(
        """
        '\(unpaired.scalar)' is not \(unpaired.opens ? "closed" : "opened")\(pair.place); all of the source are \
        paired
        """,
        at: unpaired.range, of: pair)
    })
}

/// The brackets of a text, those of smileys and list markers left out.
private struct Brackets {
  struct Bracket {
    let scalar: Unicode.Scalar
    let opens: Bool
    let range: Range<Int>
  }

  /// The first bracket that has no partner.
  private(set) var firstUnpaired: Bracket?

  init(_ string: String) {
    var open: [UInt32: [Bracket]] = [:]
    var unopened: Bracket?
    var before: [Unicode.Scalar] = []
    for (scalar, range) in string.placedScalars() {
      defer { before = before.suffix(3) + [scalar] }
      guard let (shape, opens) = HighScalar.bracket(scalar.value), !Self.isSmiley(before, opens: opens)
      else { continue }
      if opens {
        open[shape, default: []].append(Bracket(scalar: scalar, opens: true, range: range))
      } else if open[shape]?.popLast() != nil {
        continue
      } else if !Self.isListMarker(before) {
        unopened = unopened ?? Bracket(scalar: scalar, opens: false, range: range)
      }
    }
    firstUnpaired =
      unopened ?? open.values.compactMap(\.first).min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `:)`, `;-(`, `：）`
  private static func isSmiley(_ before: [Unicode.Scalar], opens: Bool) -> Bool {
    guard let last = before.last else { return false }
    // A wide bracket opens behind a colon in any sentence.
    if !opens, last == "\u{FF1A}" || last == "\u{FF1B}" { return true }
    if last == ":" || last == ";" || last == "=" { return true }
    return last == "-" && before.dropLast().last.map { $0 == ":" || $0 == ";" } == true
  }

  /// `1)`, `a)`, `12)` at the start of a word.
  private static func isListMarker(_ before: [Unicode.Scalar]) -> Bool {
    let word = before.reversed().prefix { $0.isWord }
    if word.isEmpty || word.count > 2 { return false }
    return word.count == 1 || word.allSatisfy { $0.digit != nil }
  }
}
