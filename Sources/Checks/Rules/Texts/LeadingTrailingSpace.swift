import Project

extension Rule {
  /// Flags a translation that drops or adds the space at an end of its source.
  static let leadingTrailingSpace = Rule(
    id: "leading-trailing-space",
    summary: "Leading or trailing white space differs between source and translation.",
    rationale: "Concatenated texts run into each other, and centred ones are off centre.",
    example: RuleExample(
      bad: .translation("Total: ", "Summe:", to: "de"), good: .translation("Total: ", "Summe: ", to: "de")),
    severity: .warning,
    fix: .unsafe,
    check: .pair(on: .either([.leadingSpace, .trailingSpace])) { pair, report in
      let (source, translation) = (TextMargins(pair.source.string), TextMargins(pair.translation.string))
      // Separators, and texts that are empty.
      guard let source, let translation, source.inner.count > 1 || translation.inner.count > 1 else { return }
      // Korean puts suffixes and brackets to the word before them.
      let needsNoJoint = report.needsNoJoint(pair.locale)
      for side in [Side.start, .end] {
        let wanted = side == .start ? source.leading : source.trailing
        let found = side == .start ? translation.leading : translation.trailing
        guard wanted.hasSpace != found.hasSpace else { continue }
        if wanted.hasSpace {
          // A text of a storyboard stands in a frame of its own.
          guard !needsNoJoint, !wanted.hasLineEnd, !InterfaceKey.isOne(pair.unit.key) else { continue }
          report.add(
            """
            translation does not \(side.rawValue) with the white space of \
            '\(side == .start ? pair.source.string.prefix(24) : pair.source.string.suffix(24))'\(pair.place): where \
            the app puts a text \(side == .start ? "before" : "behind") it, the two run together
            """,
            of: pair)
        } else {
          guard !found.hasLineEnd else { continue }
          let document = report.project.documents[pair.unit.translation.document]
          let range = document.range(of: found.range, in: pair.translation)
          report.add(
            "translation \(side.rawValue)s with white space that the source does not have\(pair.place): delete it",
            at: range, of: pair.unit,
            fix: pair.isKey ? nil : .deletingBlanks(range, in: document.document))
        }
      }
    })
}

private enum Side: String {
  case start, end
}

/// The white space around a text.
private struct TextMargins {
  struct Margin {
    let range: Range<Int>
    let hasSpace: Bool
    let hasLineEnd: Bool

    init(_ scalars: some Sequence<Unicode.Scalar>, range: Range<Int>) {
      self.range = range
      hasSpace = scalars.contains { !$0.isLineEnd }
      hasLineEnd = scalars.contains { $0.isLineEnd }
    }
  }

  let leading: Margin
  let trailing: Margin
  let inner: Substring.UnicodeScalarView

  /// Nothing for a text that is all white space.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return nil }
    let end = scalars.index(after: last)
    inner = Substring(text[first..<end]).unicodeScalars
    let count = text.utf8.count
    leading = Margin(scalars[..<first], range: 0..<text.utf8.distance(from: text.startIndex, to: first))
    trailing = Margin(scalars[end...], range: count - text.utf8.distance(from: end, to: text.endIndex)..<count)
  }
}
