import DesignTokens

/// How a text is set in its place: its lines as they were broken, not shaped yet.
///
/// Equal lines of one text have one ``LineShape``, whatever their sizes and places are, so that whoever draws a text at
/// many sizes shapes each line once.
package struct TextSetting: Sendable {
  /// What is on a line.
  package struct Line: Hashable, Sendable {
    let drawn: DrawnLine
    /// How much of the display cut there is in each font of the text that has one.
    let shares: [Double]
  }

  /// Em size.
  package let pointSize: Points
  /// Behind every grapheme cluster: letter spacing, and what the font tracks at this size.
  package let spacing: Points
  /// Of the first line, from the upper edge of the text's frame.
  package let firstBaseline: Points
  /// From one baseline to the next.
  package let pitch: Points
  /// From the first to the last.
  package let lines: [Line]
  private let width: Double
  private let display: Double
  private let shares: [Double]
  /// The part of the room beside a line that is at its left.
  private let share: Double
  private let text: ShapedText

  init(_ placement: TextPlacement) {
    let (fitted, box) = (placement.fitted, placement.box)
    text = placement.source
    let set = text.set(at: placement.pointSize, letterSpacing: box.appearance.letterSpacing)
    pointSize = placement.pointSize
    spacing = Points(set.spacing)
    firstBaseline = Points(fitted.firstBaseline(of: text))
    pitch = Points(fitted.pitch)
    width = placement.frame.width.value
    let fraction = box.alignment.horizontal.fraction
    share = text.origin.locale.isRightToLeft ? 1 - fraction : fraction
    display = set.display
    let shares = text.displayShares(atPointSize: set.pointSize)
    self.shares = shares
    lines = fitted.drawnLines(set).map { Line(drawn: $0, shares: shares) }
  }

  /// The whole text on one line, as it is where there is room for it.
  package var unbroken: Line {
    let count = text.clusterCount
    return Line(drawn: DrawnLine(head: .init(start: 0, trimmedEnd: count, end: count)), shares: shares)
  }

  /// Left end of a line of that shape, from the left edge of the text's frame.
  package func x(of shape: LineShape) -> Points {
    Points((width - shape.width.points(emSize: pointSize.value, spacing: spacing.value)) * share)
  }

  /// Shapes some of the lines of this text at this size.
  ///
  /// - Complexity: O(*n*) in the clusters of the lines.
  package func shapes(of lines: [Line]) -> [LineShape] {
    guard !lines.isEmpty else { return [] }
    let offsets = SourceOffsets(text)
    return text.origin.withShaper(of: ReshapedText(text)) { shaper in
      let drawer = LineDrawer(
        text: text, pointSize: pointSize.value, display: display, shaper: shaper, offsets: offsets)
      return lines.map { drawer.shape(of: $0.drawn) }
    }
  }
}

extension TextPlacement {
  /// The lines that are shown, before they are shaped.
  ///
  /// - Complexity: O(*n*) in the places where a line may end.
  package var setting: TextSetting { TextSetting(self) }

  /// What the text is painted in; `nil` where the component does not say.
  package var color: ColorValue? { box.color }
}
