/// Pictures among the letters, which every device of Apple's has and few other systems: none has to be here.
enum Emoji {
  /// Ems that one is wide. Assumed: Apple's font, which is not free, is said to have squares of that width.
  static let assumedWidth = 1.25

  /// Whether a grapheme cluster is drawn as a picture: it is one by itself, or a selector or a keycap makes it one.
  static func isShown(by units: ArraySlice<UInt16>) -> Bool {
    String(decoding: units, as: UTF16.self).unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0 == "\u{20E3}"
    }
  }
}
