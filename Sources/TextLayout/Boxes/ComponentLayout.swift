import DesignTokens

/// A component laid out by SwiftUI's protocol: a parent proposes a size, the child answers with its own.
package struct ComponentLayout: Sendable {
  /// Size that the component takes; it may be wider than what was available.
  package let width: Points
  package let height: Points
  /// The texts in the order of the box tree; those that are hidden are left out.
  package internal(set) var texts: [TextPlacement]
  /// Every box, each behind what it stands in front of and before what it holds; empty unless asked for.
  package let boxes: [PlacedBox]
  /// The boxes that are marked as buttons, in the order of the box tree.
  package let touchTargets: [TouchTarget]
  /// What sticks out of a frame, inner ones first, then of the component's container.
  package internal(set) var overhangs: [Overhang]

  init(
    width: Points = 0, height: Points = 0, texts: [TextPlacement] = [], boxes: [PlacedBox] = [],
    touchTargets: [TouchTarget] = [], overhangs: [Overhang] = []
  ) {
    self.width = width
    self.height = height
    self.texts = texts
    self.boxes = boxes
    self.touchTargets = touchTargets
    self.overhangs = overhangs
  }

  /// The button with the shortest side, or else the whole component.
  package var smallestTouchTarget: TouchTarget {
    touchTargets.min { $0.shorterSide < $1.shorterSide }
      ?? TouchTarget(frame: Rectangle(x: 0, y: 0, width: width, height: height), minimum: nil)
  }

  /// Lays out a box tree once; ``ComponentPlan`` serves many texts.
  ///
  /// - Parameters:
  ///   - texts: The shaped texts by slot; boxes of slots without one are left out.
  ///   - size: The reader's text size. It scales the texts; the lengths of `box` are taken as they are.
  ///   - available: Width that is proposed to the component.
  ///   - height: Height that is proposed to it; `nil` is free, as in a view that scrolls.
  ///   - rightToLeft: Mirrors the component; leading is then right.
  ///   - notesBoxes: Whether the layout holds every box, and not the texts and touch targets alone.
  /// - Complexity: As that of ``ComponentPlan/layout(_:width:height:rightToLeft:notesBoxes:)``.
  package static func layout(
    _ box: Box, texts: [String: ShapedText], size: DynamicTypeSize, available: Points, height: Points? = nil,
    rightToLeft: Bool, notesBoxes: Bool = false
  ) -> ComponentLayout {
    ComponentPlan(box, slots: Set(texts.keys), size: size)
      .layout(texts, width: available, height: height, rightToLeft: rightToLeft, notesBoxes: notesBoxes)
  }
}
