import DesignTokens

/// A component laid out by SwiftUI's protocol: a parent proposes a size, the child answers with its own.
///
/// The height proposed to the component is free, as in a scroll view.
public struct ComponentLayout: Sendable {
  /// Size that the component takes; it may be wider than what was available.
  public let width: Points
  public let height: Points
  /// The texts in the order of the box tree.
  public let texts: [TextPlacement]

  /// Lays out a box tree.
  ///
  /// - Parameters:
  ///   - texts: The shaped texts by slot; boxes of slots without one are left out.
  ///   - size: The reader's text size. It scales the texts; paddings, icons and frames stay.
  ///   - available: Width that is proposed to the component.
  ///   - rightToLeft: Mirrors the component; leading is then right.
  /// - Complexity: O(*b* log *b*) in the boxes, and a wrapping of each text for a few widths.
  public static func layout(
    _ box: Box, texts: [String: ShapedText], size: DynamicTypeSize, available: Points, rightToLeft: Bool
  ) -> ComponentLayout {
    var placer = Placer(tree: BoxTree(box, texts: texts, size: size))
    guard let root = placer.tree.root else { return ComponentLayout(width: 0, height: 0, texts: []) }
    let proposal = Proposal(width: available.value.isFinite ? max(0, available.value) : nil, height: nil)
    let whole = placer.tree.size(of: root, in: proposal)
    placer.place(root, x: 0, y: 0, in: proposal)
    let texts = placer.placed.map { $0.placement(mirroredIn: rightToLeft ? whole.width : nil) }
    return ComponentLayout(width: Points(whole.width), height: Points(whole.height), texts: texts)
  }
}

/// Walks the tree a second time, with the proposals that the sizes came from, and notes where each text lands.
private struct Placer {
  struct PlacedText {
    let box: TextBox
    let text: ShapedText
    let fitted: FittedText
    let proposal: Proposal
    let x: Double
    let y: Double
    let size: Size

    func placement(mirroredIn width: Double?) -> TextPlacement {
      TextPlacement(
        slot: box.slot, verdict: fitted.verdict, pointSize: Points(fitted.pointSize), lineHeight: Points(fitted.pitch),
        available: Points(proposal.width ?? .infinity), availableHeight: proposal.height.map { Points($0) },
        lineLimit: box.lineLimit,
        frame: TextPlacement.Frame(
          x: Points(width.map { $0 - x - size.width } ?? x), y: Points(y), width: Points(size.width),
          height: Points(size.height)),
        source: text, fitted: fitted, appearance: box.appearance)
    }
  }

  var tree: BoxTree
  var placed: [PlacedText] = []

  mutating func place(_ node: Int, x: Double, y: Double, in proposal: Proposal) {
    switch tree.content(of: node) {
    case .icon, .spacer:
      break
    case .text(let box, let text):
      guard let fitted = tree.fitted(node, in: proposal) else { return }
      let size = fitted.size(in: proposal)
      placed.append(PlacedText(box: box, text: text, fitted: fitted, proposal: proposal, x: x, y: y, size: size))
    case .padding(let insets, let child):
      place(
        child, x: x + BoxTree.length(insets.leading), y: y + BoxTree.length(insets.top), in: insets.inset(proposal))
    case .frame(let frame, let child):
      let inner = frame.proposal(for: proposal)
      let outerSize = tree.size(of: node, in: proposal)
      let innerSize = tree.size(of: child, in: inner)
      place(
        child, x: x + (outerSize.width - innerSize.width) / 2, y: y + (outerSize.height - innerSize.height) / 2,
        in: inner)
    case .stack(let stack, let children):
      let parts = tree.parts(of: stack, children: children, in: proposal)
      let origins = tree.origins(of: stack, parts: parts, size: tree.size(of: node, in: proposal))
      for (part, origin) in zip(parts, origins) {
        place(part.node, x: x + origin.x, y: y + origin.y, in: part.proposal)
      }
    }
  }
}
