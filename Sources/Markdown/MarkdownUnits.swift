/// A text as the reader of Markdown sees it: scalars, and the caller's texts as one unit each, in which nothing is a
/// mark.
struct MarkdownUnits {
  private(set) var units: [MarkdownUnit] = []
  private var literals: [Substring.UnicodeScalarView] = []

  /// - Parameter text: Literals stand between ``InlineMarkdown/literalStart`` and ``InlineMarkdown/literalEnd``.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    units.reserveCapacity(text.utf8.count)
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      guard scalar == InlineMarkdown.literalStart,
        let end = scalars[index...].firstIndex(of: InlineMarkdown.literalEnd)
      else {
        units.append(MarkdownUnit(scalar))
        continue
      }
      units.append(MarkdownUnit(literal: literals.count))
      literals.append(Substring(text[index..<end]).unicodeScalars)
      index = scalars.index(after: end)
    }
  }

  var count: Int { units.count }

  /// The unit at a place; `nil` before the start and behind the end.
  subscript(place: Int) -> MarkdownUnit? { units.indices.contains(place) ? units[place] : nil }

  /// The text of a range, with what the caller's texts say.
  func text(_ range: Range<Int>) -> String {
    var scalars = String.UnicodeScalarView()
    for unit in units[range] { append(unit, to: &scalars) }
    return String(scalars)
  }

  func append(_ unit: MarkdownUnit, to scalars: inout String.UnicodeScalarView) {
    if let literal = unit.literal {
      scalars.append(contentsOf: literals[literal])
    } else if let scalar = unit.scalar {
      scalars.append(scalar)
    }
  }
}
