/// Writes JSON as UTF-8.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONOutput, level: Int) {
    switch value {
    case .object(let members):
      list(members, "{", "}", level) { writer, member in
        writer.quoted(member.name)
        writer.append(": ")
        writer.write(member.value, level: level + 1)
      }
    case .array(let elements):
      list(elements, "[", "]", level) { writer, element in writer.write(element, level: level + 1) }
    case .string(let string): quoted(string)
    case .integer(let number): append(String(number))
    case .number(let number): append(Self.text(number))
    case .bool(let bool): append(bool ? "true" : "false")
    case .null: append("null")
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ level: Int,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return append(open + close) }
    append(open)
    for (index, element) in elements.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      indent(level + 1)
      body(&self, element)
    }
    append("\n")
    indent(level)
    append(close)
  }

  private mutating func indent(_ level: Int) {
    for _ in 0..<level { append("  ") }
  }

  /// Control characters, bidirectional controls and the two line separators are escaped, since JSON is read in
  /// terminals too.
  private mutating func quoted(_ string: String) {
    append("\"")
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append("\"")
  }

  /// A whole number without a point, others in the shortest form; JSON has no infinity, which becomes `null`.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
