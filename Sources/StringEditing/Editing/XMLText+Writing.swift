import SourceText
import StringFormats

extension XMLText {
  /// `text` as character data or as the text of an attribute.
  ///
  /// A carriage return is written as `&#13;`, since a reader would turn it into a line feed.
  static func escaped(_ text: String, isAttribute: Bool, isASCII: Bool) throws(EditError) -> String {
    try MarkupText.escaped(text, isAttribute: isAttribute) { (scalar) throws(EditError) in
      switch scalar {
      case "'" where isAttribute: "&apos;"
      case "\r": "&#13;"
      case "\n" where isAttribute: "&#10;"
      case "\t" where isAttribute: "&#9;"
      case "\n", "\t": nil
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": throw .unwritable(scalar, in: "XML")
      case "\u{80}"... where isASCII: "&#\(scalar.value);"
      default: nil
      }
    }
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
