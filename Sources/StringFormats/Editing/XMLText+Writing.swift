extension XMLText {
  /// `text` as character data or as the text of an attribute.
  ///
  /// A carriage return is written as `&#13;`, since a reader would turn it into a line feed.
  static func escaped(_ text: String, isAttribute: Bool, isASCII: Bool) throws(EditError) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;".unicodeScalars
      case "<": output += "&lt;".unicodeScalars
      case ">": output += "&gt;".unicodeScalars
      case "\"" where isAttribute: output += "&quot;".unicodeScalars
      case "'" where isAttribute: output += "&apos;".unicodeScalars
      case "\r": output += "&#13;".unicodeScalars
      case "\n" where isAttribute: output += "&#10;".unicodeScalars
      case "\t" where isAttribute: output += "&#9;".unicodeScalars
      case "\n", "\t": output.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": throw .unwritable(scalar, in: "XML")
      case "\u{80}"... where isASCII: output += "&#\(scalar.value);".unicodeScalars
      default: output.append(scalar)
      }
    }
    return String(output)
  }

  static func comment(_ text: String) throws(EditError) -> String {
    if text.holds("--") { throw .closesComment("--") }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": continue
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": throw .unwritable(scalar, in: "XML")
      default: continue
      }
    }
    return "<!-- " + text + " -->"
  }
}
