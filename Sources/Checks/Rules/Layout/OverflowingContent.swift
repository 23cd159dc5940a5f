import Project
import TextLayout

extension Rule {
  /// Flags content that is larger than what should hold it.
  static let overflowingContent = Rule(
    id: "overflowing-content",
    summary: "The content of a component overflows its frame, or the component its container.",
    rationale:
      "SwiftUI draws it past the edge of the screen, or over its neighbours. A warning where all of it is still seen.",
    example: RuleExample(
      bad: .button("Save all changes to this document", isFixedSize: true), good: .button("Save", isFixedSize: true)),
    severity: .error,
    check: .worst(.overhangs, isOnce: true, severity: { $0.isDoubted ? .warning : nil }) { cell, slot in
      guard let overhang = cell.overhang else { return "content sticks out in \(slot)" }
      return """
        content with \(slot) is \(overhang.excessTexts.joined(separator: " and ")) than its \
        \(overhang.holder.rawValue): needs \(cell.needed.text), has \(cell.available.text)
        """
    })
}

extension LayoutOutcome {
  /// Whether readers may see all of it: of a view of code it may be room without ink that sticks out.
  fileprivate var isDoubted: Bool { cell.overhang?.isHarmless ?? false || specimen.origin == .view }
}

extension Overhang {
  /// How much larger the content is, as in “12 pt wider”: one text for each direction.
  package var excessTexts: [String] {
    [(excess.width, "wider"), (excess.height, "higher")].filter { $0.0 > 0 }.map { "\($0.0.text) \($0.1)" }
  }

  /// Whether all of it is still seen: above and below a frame in the component, or around the component.
  fileprivate var isHarmless: Bool { holder == .component || holder == .frame && excess.width == 0 }
}
