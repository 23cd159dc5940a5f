import TestSupport

/// Old-style tables with random keys, values, comments and blanks, all without a defect.
struct RandomTable {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    let isBraced = chance(10)
    var text = gap() + (isBraced ? "{" : "")
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text += gap() + string() + gap(inside: true)
      if !chance(8) { text += "=" + gap(inside: true) + value(depth: 0) + gap(inside: true) }
      text += ";"
    }
    return text + gap() + (isBraced ? "}" + gap() : "")
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }

  private mutating func gap(inside: Bool = false) -> String {
    let blanks = [" ", "\n", "\r\n", "\t", "\r", "\u{2028}", "\n\n", "\u{B}"]
    let comments = [
      "/* c */", "// line\n", "//\r\n", "/**/", "/* a\r\n   b */", "// MARK: x\n\n", "/* \"a\" = \"b\"; */", "/***/",
      "// App.strings\n", "/* é */\n",
    ]
    // An unquoted word takes a slash right behind it for its own.
    var text = inside ? " " : ""
    for _ in 0..<Int.random(in: 0...(inside ? 2 : 4), using: &random) {
      text += chance(inside ? 12 : 40) ? pick(comments) : pick(blanks)
    }
    return text
  }

  private mutating func string() -> String {
    if chance(25) { return pick(["a", "b.c", "K-1", "$x", "a10", "a9", "_"]) }
    let parts = [
      "a", "B", "é", "世", "😀", "\\n", "\\\"", "\\\\", "\\U00e9", "\\Ud83d\\Ude00", "\\Ud83d", "\\341", "\\0", "\n",
      "\r\n",
      "\t", "\u{A0}", "\\U202a", "/*", "//", "=", ";", "}", "\\e", "\u{301}", "\u{1}", "9", "10", "\\UZ", "\\\n",
    ]
    let isSingle = chance(15)
    var text = ""
    for _ in 0..<Int.random(in: 0...5, using: &random) { text += chance(10) ? (isSingle ? "\"" : "'") : pick(parts) }
    return isSingle ? "'" + text + "'" : "\"" + text + "\""
  }

  private mutating func value(depth: Int) -> String {
    guard depth < 3, chance(6) else { return string() }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return "<0a 0B>"
    case 1:
      let count = Int.random(in: 0...3, using: &random)
      return "(" + (0..<count).map { _ in value(depth: depth + 1) + gap(inside: true) }.joined(separator: ",") + ")"
    default:
      var text = "{"
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        text += string() + "=" + gap(inside: true) + value(depth: depth + 1) + ";" + gap(inside: true)
      }
      return text + "}"
    }
  }
}
