import TestSupport

/// Random texts of mixed scripts with what breaks naive layout: controls, joiners, marks without a base, long words.
struct HostileText {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = [
    "a", "To", "AVATAR", "office", "Straße", "x", "10", "3.5", "well-known", "a/b", "(c)", "“Q”", "e\u{301}", "Wien,",
    "שלום", "(בית)", "שָׁלוֹם", "مرحبا", "لا", "مُحَمَّد", "١٢", "MB،", "Привет", "ё", "नमस्ते", "क्षत्रिय", "প্রার্থনা",
    "สวัสดีชาวโลก", "กำลัง", "ខ្មែរ", "你好", "世界，", "「日本」", "キャッチ", "안녕하세요", "PIN을", "\u{1112}\u{1161}\u{11AB}",
    "👩‍👩‍👧", "🇩🇪🇫🇷", "👍🏽", "𝒳", "\u{20BB7}", "❤\u{FE0F}", "∑",
  ]

  private static let glue = [
    "", "", " ", " ", " ", " ", "  ", "      ", "\u{A0}", "\t", "\u{AD}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}",
    "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{3000}", "\u{0}", "\u{7F}", "\u{200E}", "\u{200F}",
    "\u{202E}", "\u{202A}", "\u{202C}", "\u{2067}", "\u{2069}", " \u{301}", "\u{301}", " \u{1F3FB}", " \u{E0100}",
    "\u{FEFF}", "\u{FFFC}", "\u{FFFF}", "\u{10FFFD}", "-", "…",
  ]

  /// Returns a text of at most so many words, with something between any two, and perhaps at its ends.
  mutating func next(words most: Int) -> String {
    var text = ""
    let count = Int.random(in: 0...most, using: &random)
    for _ in 0..<count {
      text += Self.glue.randomElement(using: &random)!
      switch Int.random(in: 0..<20, using: &random) {
      case 0: text += String(repeating: "W", count: Int.random(in: 10...60, using: &random))
      case 1: text += String(repeating: " ", count: Int.random(in: 1...30, using: &random))
      default: text += Self.words.randomElement(using: &random)!
      }
    }
    if Bool.random(using: &random) { text += Self.glue.randomElement(using: &random)! }
    return text
  }
}
