import SourceText

/// Text of the user's files in a cell of a Markdown table.
package enum MarkdownCell {
  /// `text` as it is where it is a plain name, else as code, in which nothing is a link, a mention or a tag.
  package static func text(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: " "):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    var code = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      // It would end the code, and has no escape in it.
      case "`": code += "'"
      case "|": code += "\\|"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return "`\(code)`"
  }
}
