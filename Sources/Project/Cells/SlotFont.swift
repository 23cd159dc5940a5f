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
