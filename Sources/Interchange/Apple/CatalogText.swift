import PositionedJSON
import StringFormats

/// Writes JSON as Xcode does.
///
/// `"key" : value`, two blanks a level, an empty object over three lines, `/` as it is, no final line feed.
struct CatalogText {
  private(set) var text = ""

  init(_ value: JSONOutput) { append(value, level: 0) }

  private mutating func append(_ value: JSONOutput, level: Int) {
    switch value {
    case .object(let members):
      text += "{\n"
      let ordered = members.sorted { CatalogKeyOrder.areInOrder($0.name, $1.name) }
      for (index, member) in ordered.enumerated() {
        if index > 0 { text += ",\n" }
        indent(level + 1)
        append(member.name)
        text += " : "
        append(member.value, level: level + 1)
      }
      text += "\n"
      indent(level)
      text += "}"
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ",\n" }
        indent(level + 1)
        append(element, level: level + 1)
      }
      text += "\n"
      indent(level)
      text += "]"
    case .string(let string): append(string)
    case .integer(let number): text += String(number)
    case .number(let number): text += "\(number)"
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    }
  }

  private mutating func indent(_ level: Int) {
    for _ in 0..<level { text += "  " }
  }

  private mutating func append(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
