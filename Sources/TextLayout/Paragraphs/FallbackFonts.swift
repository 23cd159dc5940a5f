/// The fonts of a text that stand in the place of the system's own fallback, for letters that the font asked for lacks.
package struct FallbackFonts: Hashable, Sendable {
  /// As ``ShapedText/fontsUsed``; empty for most texts.
  package let names: [String]
  /// Whether the font asked for draws nothing of the text.
  package let isWhole: Bool

  /// How reports name the fonts of a text, given the one asked for: “SF Pro Regular 17 pt”, “SF Pro Regular 17 pt with
  /// Noto Sans CJK JP” or, where that draws nothing, “Noto Sans CJK JP for SF Pro Regular 17 pt”.
  package func text(askedFor font: String) -> String {
    guard !names.isEmpty else { return font }
    let names = names.joined(separator: ", ")
    return isWhole ? "\(names) for \(font)" : "\(font) with \(names)"
  }
}
