import DesignTokens
import StringFormats

/// What stands in the parentheses of `@limit(…)`: lengths, and the font that widths are measured in.
struct LimitAnnotation {
  private(set) var limits: [TextLimit] = []

  /// - Returns: `nil` where a part is no length, or where there is none.
  init?(_ text: String) {
    var lengths: [LengthLimit] = []
    var font: TextAppearance?
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split { $0 == " " || $0 == "\n" || $0 == "\t" }
      if words.first == "font:" {
        guard let found = TextAppearance(described: words.dropFirst().joined(separator: " ")) else { return nil }
        font = found
      } else if words.count == 2, let length = Self.length(words[0], words[1]) {
        lengths.append(length)
      } else {
        return nil
      }
    }
    guard !lengths.isEmpty else { return nil }
    limits = lengths.map { TextLimit($0, font: $0.isWidth ? font : nil, origin: .comment) }
  }

  private static func length(_ number: Substring, _ unit: Substring) -> LengthLimit? {
    guard let maximum = Double(number), maximum >= 0, maximum.isFinite else { return nil }
    switch unit {
    case "character", "characters": return LengthLimit(maximum, .characters)
    case "byte", "bytes": return LengthLimit(maximum, .bytes(.utf8))
    case "point", "points", "pt": return LengthLimit(maximum, .points)
    default: return nil
    }
  }
}
