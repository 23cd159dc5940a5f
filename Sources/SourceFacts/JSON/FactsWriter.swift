/// Writes JSON without blanks, straight into bytes: the facts of a large project are tens of megabytes.
struct FactsWriter {
  private(set) var bytes: [UInt8] = []

  mutating func object(_ body: (inout FactsWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func array(_ body: (inout FactsWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { quoted($0) }
  }

  mutating func integer(_ value: Int) { word("\(value)") }

  /// `null`, `true`, `false` or a number.
  mutating func word(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  mutating func member(_ name: StaticString, _ value: some FactsCodable) {
    key(name)
    value.write(to: &self)
  }

  /// Nothing for `nil`.
  mutating func member(_ name: StaticString, _ value: (some FactsCodable)?) {
    if let value { member(name, value) }
  }

  /// Nothing for an empty list.
  mutating func list(_ name: StaticString, _ values: [some FactsCodable]) {
    if !values.isEmpty { member(name, values) }
  }

  /// Nothing for `false`.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    word("true")
  }

  private mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// A comma behind a value: the last byte of one is never an opening bracket or a colon.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  /// Quote, backslash and control characters are escaped; what lies between them is copied at once.
  private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
      case 0..<0x20:
        bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
        bytes.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }
}
