@testable import Checks

/// What each trait of a text means, read slowly from its characters.
enum SlowTraits {
  static func of(_ text: String) -> TextTraits {
    let scalars = Array(text.unicodeScalars)
    var traits: TextTraits = .always
    if scalars.isEmpty { traits.insert(.empty) }
    if scalars.allSatisfy(isSpace) { traits.insert(.blank) }
    if scalars.first.map(isSpace) == true { traits.insert(.leadingSpace) }
    if scalars.last.map(isSpace) == true { traits.insert(.trailingSpace) }
    for (trait, holds) in characters where scalars.contains(where: holds) { traits.insert(trait) }
    let pairs = zip(scalars, scalars.dropFirst())
    if pairs.contains(where: { isWidth($0) && isWidth($1) }) { traits.insert(.doubleSpace) }
    if pairs.contains(where: { $0 == " " && ",.:;!?%".unicodeScalars.contains($1) }) { traits.insert(.looseSpace) }
    if text.contains("...") { traits.insert(.threeDots) }
    if pairs.contains(where: { $0 == "Ã" && (0xA1...0xA9).contains($1.value) }) { traits.insert(.garbled) }
    if text.contains("//") || text.lowercased().contains("www.") { traits.insert(.address) }
    if pairs.contains(where: { isMailbox($0) && $1 == "@" }) { traits.insert(.address) }
    if pairs.contains(where: { isCapital($0) && isCapital($1) }) { traits.insert(.acronym) }
    if scalars.first == "/" || pairs.contains(where: { (isSpace($0) || $0 == "~") && $1 == "/" }) {
      traits.insert(.path)
    }
    if repeatsWord(text) { traits.insert(.repeatedWord) }
    if isUnbalanced(scalars) { traits.insert(.unbalancedBracket) }
    return traits.union(end(of: scalars))
  }

  private static let characters: [(TextTraits, @Sendable (Unicode.Scalar) -> Bool)] = [
    (.newline, { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }),
    (.control, { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\r" }),
    (.percent, { $0 == "%" }), (.foreignPercent, { "٪﹪％".unicodeScalars.contains($0) }),
    (.digit, { $0.properties.numericType == .decimal }),
    (.bracket, { "()[]（）［］「」『』【】〈〉《》〔〕".unicodeScalars.contains($0) }),
    (.brace, { "{}".unicodeScalars.contains($0) }),
    (.quotation, { "'\"‘’‚“”„«»‹›".unicodeScalars.contains($0) }), (.tag, { "<>&".unicodeScalars.contains($0) }),
    (.markdown, { "*_`~[]^".unicodeScalars.contains($0) }), (.backslash, { $0 == "\\" }),
    (.bidiControl, { $0.properties.isBidiControl }), (.ellipsis, { $0 == "…" }), (.replacement, { $0 == "\u{FFFD}" }),
    (.invisible, { "\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars.contains($0) }),
  ]

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace && scalar.value > 8 }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

  private static func isWidth(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .spaceSeparator }

  private static func isMailbox(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  private static func end(of scalars: [Unicode.Scalar]) -> TextTraits {
    let rest = scalars.reversed().drop(while: isSpace)
    if rest.starts(with: "...".unicodeScalars) { return .ellipsisEnd }
    switch rest.first {
    case ".", "。", "։", "।", "۔", "။", "።", "។": return .periodEnd
    case "?", "？", "؟", "፧", "\u{37E}": return .questionEnd
    case "!", "！": return .exclamationEnd
    case ":", "：", "៖": return .colonEnd
    case ";", "；", "؛": return .semicolonEnd
    case ",", "，", "、", "،": return .commaEnd
    case "…": return .ellipsisEnd
    default: return []
    }
  }

  /// Words of letters alone with one or more spaces between.
  private static func repeatsWord(_ text: String) -> Bool {
    text.unicodeScalars.split { $0 == "\n" }.contains { line in
      let words = line.split(separator: " ").map { $0.map { isLower($0) } }
      return zip(words, words.dropFirst()).contains { $0 == $1 && $0.allSatisfy { $0.properties.isAlphabetic } }
    }
  }

  private static func isLower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCII && scalar.properties.isUppercase ? Unicode.Scalar(scalar.value + 32) ?? scalar : scalar
  }

  private static func isUnbalanced(_ scalars: [Unicode.Scalar]) -> Bool {
    [("(（", ")）"), ("[［", "]］"), ("「『【〈《〔", "」』】〉》〕")].contains { opening, closing in
      var depth = 0
      for scalar in scalars {
        if opening.unicodeScalars.contains(scalar) { depth += 1 }
        if closing.unicodeScalars.contains(scalar) { depth -= 1 }
        if depth < 0 { return true }
      }
      return depth != 0
    }
  }
}
