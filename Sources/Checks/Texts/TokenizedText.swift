import Placeholders

/// A text with its tokens, for rules that look at it closely.
struct TokenizedText {
  let string: String
  let utf8: [UInt8]
  let tokens: [TextToken]

  init(_ string: String) {
    self.string = string
    utf8 = Array(string.utf8)
    tokens = TextTokenizer.tokens(of: string)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
  func text(_ token: TextToken) -> String { text(token.range) }

  /// The characters of a stretch with their UTF-8 offsets.
  func scalars(in range: Range<Int>) -> [PlacedScalar] { text(range).placedScalars(from: range.lowerBound) }
}

/// A character with its UTF-8 offsets in a text.
typealias PlacedScalar = (scalar: Unicode.Scalar, range: Range<Int>)

extension String {
  /// The characters with their UTF-8 offsets, the first of which is `start`.
  func placedScalars(from start: Int = 0) -> [PlacedScalar] {
    var end = start
    return unicodeScalars.map { scalar in
      let start = end
      end += UTF8.width(scalar)
      return (scalar, start..<end)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a word: letters, marks and digits.
  var isWord: Bool {
    if isASCII { return ByteClass.table[Int(value)] & ByteClass.letter != 0 }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether the character is white space, line ends among it.
  var isBlank: Bool { value < 0x80 ? ByteClass.isSpace(UInt8(value)) : HighScalar.isSpace(value) }

  var isLineEnd: Bool { HighScalar.isLineEnd(value) }

  /// As in “U+200B”.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// As in “U+200B ZERO WIDTH SPACE”.
  var fullName: String { "\(codePoint) \(properties.name ?? "")" }
}
