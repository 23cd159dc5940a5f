import DesignTokens

/// A component as it is drawn: its boxes and the glyphs of its texts.
package struct ComponentDrawing: Sendable {
  package struct Text: Sendable {
    package let slot: String
    /// Where the upper left corner of the drawing is put; as ``TextPlacement/frame``.
    package let frame: Rectangle
    /// `nil` where the component does not say.
    package let color: ColorValue?
    package let verdict: Verdict
    /// Width that was proposed to the text.
    package let available: Points
    package let drawing: TextDrawing
  }

  package let width: Points
  package let height: Points
  /// Every box, each behind what it stands in front of and before what it holds; empty where the layout notes none.
  package let boxes: [PlacedBox]
  /// By the numbers of ``PlacedBox/text``.
  package let texts: [Text]
}

extension ComponentLayout {
  /// Returns what there is to draw, from the layout that the verdicts are of; nothing of it is kept.
  ///
  /// - Complexity: O(*n*) in the clusters that are shown.
  package func drawing() -> ComponentDrawing {
    ComponentDrawing(
      width: width, height: height, boxes: boxes,
      texts: texts.map {
        ComponentDrawing.Text(
          slot: $0.slot, frame: $0.frame, color: $0.color, verdict: $0.verdict, available: $0.available,
          drawing: $0.drawing())
      })
  }
}
