extension Rule {
  /// Flags a translation whose brackets do not close each other.
  static let unbalancedBrackets = Rule(
    id: "unbalanced-brackets",
    summary: "A bracket of a translation is not closed or not opened, where those of its source are.",
    rationale: "The app's user sees a sentence that looks cut off.",
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
    let shape: Unicode.Scalar
    let opens: Bool
    let range: Range<Int>
  }

  /// The first bracket that has no partner.
  private(set) var firstUnpaired: Bracket?

  init(_ string: String) {
    var open: [Unicode.Scalar: [Bracket]] = [:]
    var unopened: Bracket?
    var before: [Unicode.Scalar] = []
    var offset = 0
    for scalar in string.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      defer { before = before.suffix(3) + [scalar] }
      guard let (shape, opens) = Self.shape(scalar), !Self.isSmiley(before) else { continue }
      if opens {
        open[shape, default: []].append(Bracket(scalar: scalar, shape: shape, opens: true, range: range))
      } else if open[shape]?.popLast() != nil {
        continue
      } else if !Self.isListMarker(before) {
        unopened = unopened ?? Bracket(scalar: scalar, shape: shape, opens: false, range: range)
      }
    }
    firstUnpaired =
      unopened ?? open.values.compactMap(\.first).min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func shape(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, opens: Bool)? {
    switch scalar {
    case "(", "（", "﹙": ("(", true)
    case ")", "）", "﹚": ("(", false)
    case "[", "［": ("[", true)
    case "]", "］": ("[", false)
    case "\u{3008}"..."\u{3011}", "\u{3014}"..."\u{301B}":
      scalar.value & 1 == 0 ? (scalar, true) : Unicode.Scalar(scalar.value - 1).map { ($0, false) }
    default: nil
    }
  }

  /// `:)`, `;-(`
  private static func isSmiley(_ before: [Unicode.Scalar]) -> Bool {
    guard let last = before.last else { return false }
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
