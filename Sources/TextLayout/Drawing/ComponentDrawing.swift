import DesignTokens

/// A component as it is drawn: its boxes and the glyphs of its texts.
public struct ComponentDrawing: Sendable {
  public struct Text: Sendable {
    public let slot: String
    /// Where the upper left corner of the drawing is put; as ``TextPlacement/frame``.
    public let frame: Rectangle
    /// `nil` where the component does not say.
    public let color: ColorValue?
    public let verdict: Verdict
    /// Width that was proposed to the text.
    public let available: Points
    public let drawing: TextDrawing
  }

  public let width: Points
  public let height: Points
  /// Every box, each behind what it stands in front of and before what it holds; empty where the layout notes none.
  public let boxes: [PlacedBox]
  /// By the numbers of ``PlacedBox/Kind/text(_:)``.
  public let texts: [Text]
}

extension ComponentLayout {
  /// Returns what there is to draw, from the layout that the verdicts are of; nothing of it is kept.
  ///
  /// - Complexity: O(*n*) in the clusters that are shown.
  public func drawing() -> ComponentDrawing {
    ComponentDrawing(
      width: width, height: height, boxes: boxes,
      texts: texts.map {
        ComponentDrawing.Text(
          slot: $0.slot, frame: $0.frame, color: $0.color, verdict: $0.verdict, available: $0.available,
          drawing: $0.drawing())
      })
  }
}
