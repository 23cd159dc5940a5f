import Checks
import SourceText

/// A column of the file of approvals: any text, on one line and without tabs.
enum ApprovalField {
  static let none = "-"

  /// `text` with all that would end a column or a line, or that a reader does not see, written out.
  static func escaped(_ text: String) -> String {
    if text.isEmpty { return none }
    var result = ""
    for (number, scalar) in text.unicodeScalars.enumerated() {
      let isSpecial = scalar == "#" && number == 0 || scalar == "-" && text.unicodeScalars.count == 1
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case _ where isSpecial || TerminalText.isUnsafe(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text of a column; `nil` for a wrong escape.
  static func text(of column: Substring) -> String? {
    if column == none { return "" }
    var result = String.UnicodeScalarView()
    var rest = column.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }
}
