import DesignTokens
import TextLayout

/// How the text of a slot is shaped.
struct SlotFont: Hashable, Sendable {
  let request: FontRequest
  /// Letter-spaced text has none.
  let hasLigatures: Bool

  init(_ appearance: TextAppearance) {
    request = FontRequest(appearance)
    hasLigatures = appearance.letterSpacing == .zero
  }
}

extension FontRequest {
  /// The font of a text.
  public init(_ appearance: TextAppearance) { self.init(family: appearance.family, weight: appearance.weight) }
}

extension Box {
  /// The texts of a tree by their slots; the first one where a slot is shown twice.
  package var textsBySlot: [String: TextBox] {
    var texts: [String: TextBox] = [:]
    collect(into: &texts)
    return texts
  }

  private func collect(into texts: inout [String: TextBox]) {
    if case .text(let text) = self, texts[text.slot] == nil { texts[text.slot] = text }
    for content in contents { content.collect(into: &texts) }
  }
}
