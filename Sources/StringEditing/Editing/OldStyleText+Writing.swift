import StringFormats

extension OldStyleText {
  /// `text` as a quoted string with as few escapes as it can do with.
  static func quoted(_ text: String, with quote: Unicode.Scalar) -> String {
    var output = String.UnicodeScalarView()
    output.append(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\":
        output.append("\\")
        output.append(scalar)
      case "\n": output += "\\n".unicodeScalars
      case "\r": output += "\\r".unicodeScalars
      case "\t": output += "\\t".unicodeScalars
      case "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        output += "\\U".unicodeScalars
        output += (String(repeating: "0", count: 4 - digits.utf8.count) + digits).unicodeScalars
      default: output.append(scalar)
      }
    }
    output.append(quote)
    return String(output)
  }

  /// `text` without quotes, or quoted where it needs them.
  static func word(_ text: String) -> String {
    let isWord =
      !text.isEmpty && text.utf8.first != UInt8(ascii: "/")
      && text.utf8.allSatisfy { OldStyleParser.isUnquoted(UInt32($0)) }
    return isWord ? text : quoted(text, with: "\"")
  }

  static func comment(_ text: String, lineEnd: String) throws(EditError) -> String {
    let text = text.withLineEnds(lineEnd)
    if text.holds("*/") { throw .closesComment("*/") }
    return "/* " + text + " */"
  }
}

extension String {
  /// Whether the ASCII text `mark` stands somewhere in the text.
  func holds(_ mark: String) -> Bool {
    let (text, mark) = (Array(utf8), Array(mark.utf8))
    guard text.count >= mark.count else { return false }
    return (0...text.count - mark.count).contains { text[$0..<$0 + mark.count].elementsEqual(mark) }
  }
}
