import Checks

/// Writes JSON that may stand in a script, in an element and in a terminal: nothing in a text ends any of them.
struct ScriptBytes {
  fileprivate(set) var bytes: [UInt8] = []

  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  mutating func code(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ other: ScriptBytes) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ number: Int32) { append(Int(number)) }

  mutating func append(_ number: Int) {
    if 0..<10 ~= number { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    var digits: (UInt64, count: Int) = (0, 0)
    var rest = number.magnitude
    // Up to eight digits are put into a word from behind; longer numbers are rare.
    if rest < 100_000_000 {
      while rest > 0 {
        digits.0 = digits.0 << 8 | UInt64(UInt8(ascii: "0") + UInt8(rest % 10))
        digits.count += 1
        rest /= 10
      }
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      for _ in 0..<digits.count {
        bytes.append(UInt8(truncatingIfNeeded: digits.0))
        digits.0 >>= 8
      }
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// A text in quotes.
  mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var isPlain = true
    for byte in text.utf8 where !Self.isPlain(byte) {
      isPlain = false
      break
    }
    if isPlain { bytes.append(contentsOf: text.utf8) } else { for scalar in text.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A list in brackets.
  mutating func list<Element>(_ elements: some Collection<Element>, _ body: (inout ScriptBytes, Element) -> Void) {
    code("[")
    var isFirst = true
    for element in elements {
      if !isFirst { code(",") }
      isFirst = false
      body(&self, element)
    }
    code("]")
  }

  mutating func list(_ numbers: some Collection<Int>) { list(numbers) { $0.append($1) } }

  mutating func list(_ texts: some Collection<String>) { list(texts) { $0.append($1) } }

  /// An object of texts, sorted by name.
  mutating func object(_ members: [String: String]) {
    code("{")
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { code(",") }
      append(member.key)
      code(":")
      append(member.value)
    }
    code("}")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "`"):
      false
    default: 0x20..<0x7F ~= byte
    }
  }

  /// Whether it means something to HTML, or ends a line of a script.
  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "&", "'", "`", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(scalar.value))
    case "\n": code("\\n")
    case "\t": code("\\t")
    case _ where Self.isMarkup(scalar) || TerminalText.isUnsafe(scalar):
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        code("\\u")
        let digits = String(unit, radix: 16)
        for _ in digits.utf8.count..<4 { code("0") }
        bytes.append(contentsOf: digits.utf8)
      }
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension ScriptBytes {
  /// A number from 0 to 1 in thousandths.
  mutating func append(fraction: Double) {
    let thousandths = Int((min(max(fraction.isNaN ? 1 : fraction, 0), 1) * 1_000).rounded())
    if thousandths == 1_000 { return code("1") }
    code("0.")
    for digit in [thousandths / 100, thousandths / 10 % 10, thousandths % 10] { append(digit) }
  }
}

extension ScriptBytes {
  /// Begins a member of the object that is being written: a comma where another stands before it, the name, a colon.
  mutating func member(_ name: StaticString, onNewLine: Bool = false) {
    if bytes.last != UInt8(ascii: "{") { code(",") }
    if onNewLine { code("\n") }
    code("\"")
    code(name)
    code("\":")
  }

  mutating func member(_ name: StaticString, _ text: String, onNewLine: Bool = false) {
    member(name, onNewLine: onNewLine)
    append(text)
  }

  mutating func member(_ name: StaticString, _ number: Int, onNewLine: Bool = false) {
    member(name, onNewLine: onNewLine)
    append(number)
  }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    member(name)
    code(flag ? "true" : "false")
  }

  mutating func member(_ name: StaticString, _ texts: some Collection<String>, onNewLine: Bool = false) {
    member(name, onNewLine: onNewLine)
    list(texts)
  }

  mutating func member(_ name: StaticString, _ numbers: some Collection<Int>, onNewLine: Bool = false) {
    member(name, onNewLine: onNewLine)
    list(numbers)
  }

  mutating func member<Element>(
    _ name: StaticString, _ elements: some Collection<Element>, onNewLine: Bool = false,
    _ body: (inout ScriptBytes, Element) -> Void
  ) {
    member(name, onNewLine: onNewLine)
    list(elements, body)
  }

  /// A call of a data file.
  static func call(
    _ kind: StaticString, _ name: String, reserving count: Int = 0, _ value: (inout ScriptBytes) -> Void
  ) -> [UInt8] {
    var script = ScriptBytes(reserving: count)
    script.code("l10n(\"")
    script.code(kind)
    script.code("\",")
    script.append(name)
    script.code(",")
    value(&script)
    script.code(");\n")
    return script.bytes
  }
}

extension ScriptBytes {
  /// Text that needs no escapes: the data of an SVG path, Base64.
  mutating func append(plain text: [UInt8]) { bytes.append(contentsOf: text) }
}
