import SourceText

/// Reads a JSON text onto a tape, by recursive descent with limited depth.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let allowsComments: Bool
  private var index = 0
  private var depth = 0
  private var nodes: [JSONNode] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDocument.Dialect) {
    self.bytes = bytes
    allowsComments = dialect == .withComments
    // Catalogs hold a node for every 15 to 30 bytes; what stays unused of a large block is never touched.
    nodes.reserveCapacity(bytes.count / 12 + 8)
  }

  mutating func parseDocument() throws(JSONSyntaxError) -> [JSONNode] {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    try skipSpace()
    guard index < bytes.count else { throw JSONSyntaxError("the file holds no JSON value", at: index) }
    try parseValue()
    try skipSpace()
    if index < bytes.count { throw JSONSyntaxError("unexpected \(found) after the end of the JSON value", at: index) }
    return nodes
  }

  private mutating func parseValue() throws(JSONSyntaxError) {
    guard index < bytes.count else { throw expected("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): try parseContainer(.object, close: UInt8(ascii: "}"))
    case UInt8(ascii: "["): try parseContainer(.array, close: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw expected("a value")
    }
  }

  private mutating func parseContainer(_ shape: JSONNode.Shape, close: UInt8) throws(JSONSyntaxError) {
    guard depth < JSONDocument.depthLimit else {
      throw JSONSyntaxError("more than \(JSONDocument.depthLimit) nested objects and arrays", at: index)
    }
    depth += 1
    let (start, node) = (index, nodes.count)
    append(shape, from: start, to: start)
    index += 1
    var isFirst = true
    while true {
      try skipSpace()
      if index < bytes.count, bytes[index] == close, isFirst || allowsComments { break }
      isFirst = false
      if shape == .object { try parseKey(in: start) }
      try parseValue()
      try skipSpace()
      guard index < bytes.count else { throw unclosed(shape, from: start) }
      if bytes[index] == close { break }
      let separator = shape == .object ? "',' or '}' after the member" : "',' or ']' after the element"
      guard bytes[index] == UInt8(ascii: ",") else { throw expected(separator) }
      index += 1
    }
    index += 1
    depth -= 1
    nodes[node].end = UInt32(truncatingIfNeeded: index)
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func parseKey(in objectStart: Int) throws(JSONSyntaxError) {
    guard index < bytes.count else { throw unclosed(.object, from: objectStart) }
    guard bytes[index] == UInt8(ascii: "\"") else {
      if bytes[index] == UInt8(ascii: "}") { throw JSONSyntaxError("a comma before '}'", at: index) }
      throw expected("a key in double quotes")
    }
    try parseString()
    try skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw expected("':' after the key") }
    index += 1
    try skipSpace()
  }

  private mutating func parseString() throws(JSONSyntaxError) {
    let start = index
    var shape = JSONNode.Shape.string
    index += 1
    while true {
      index = bytes.firstIndex(from: index, of: UInt8(ascii: "\""), or: UInt8(ascii: "\\"), below: 0x20)
      guard index < bytes.count else { throw JSONSyntaxError("a string without closing quote", at: start) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        append(shape, from: start, to: index)
        return
      case UInt8(ascii: "\\"):
        shape = .escapedString
        try skipEscape()
      case 0x80...:
        try skipSequence()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw JSONSyntaxError("a line end inside of a string; write it as '\\n'", at: index)
      default:
        throw JSONSyntaxError("\(found) inside of a string", at: index)
      }
    }
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      let digits = index + 1..<index + 5
      guard digits.upperBound <= bytes.count, digits.allSatisfy({ JSONText.hexDigit(bytes[$0]) != nil }) else {
        throw JSONSyntaxError("'\\u' without four hexadecimal digits", at: start)
      }
      index = digits.upperBound
    default:
      throw JSONSyntaxError("unknown escape: a backslash before \(found)", at: start)
    }
  }

  private mutating func skipSequence() throws(JSONSyntaxError) {
    let length = bytes.utf8SequenceLength(at: index)
    guard length > 0 else { throw JSONSyntaxError("invalid UTF-8: \(found)", at: index) }
    index += length
  }

  private mutating func parseNumber() throws(JSONSyntaxError) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index
    try skipDigits(of: start)
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      throw JSONSyntaxError("a number with a leading zero", at: start)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try skipDigits(of: start)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try skipDigits(of: start)
    }
    append(.number, from: start, to: index)
  }

  private mutating func skipDigits(of start: Int) throws(JSONSyntaxError) {
    let first = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    if index == first { throw JSONSyntaxError("a number that lacks digits", at: start) }
  }

  private mutating func parseWord(_ word: StaticString, _ shape: JSONNode.Shape) throws(JSONSyntaxError) {
    let start = index
    let matches = word.withUTF8Buffer { word in
      word.count <= bytes.count - start && word.indices.allSatisfy { word[$0] == bytes[start + $0] }
    }
    guard matches else { throw expected("a value") }
    index += word.utf8CodeUnitCount
    append(shape, from: start, to: index)
  }

  @inline(__always)
  private mutating func append(_ shape: JSONNode.Shape, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), shape: shape))
  }
}

// MARK: - Space and comments

extension JSONParser {
  @inline(__always)
  private mutating func skipSpace() throws(JSONSyntaxError) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index &+= 1
      case UInt8(ascii: "/") where allowsComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = index
    let mark = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard mark == UInt8(ascii: "/") || mark == UInt8(ascii: "*") else { throw expected("a value or a comment") }
    index += 2
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        try skipSequence()
        continue
      }
      if mark == UInt8(ascii: "/"), byte == 0x0A || byte == 0x0D { return }
      index += 1
      if mark == UInt8(ascii: "*"), byte == mark, index < bytes.count, bytes[index] == UInt8(ascii: "/") {
        index += 1
        return
      }
    }
    if mark == UInt8(ascii: "*") { throw JSONSyntaxError("a comment without closing '*/'", at: start) }
  }
}

// MARK: - Messages

extension JSONParser {
  private func expected(_ what: String) -> JSONSyntaxError {
    JSONSyntaxError(
      index < bytes.count ? "expected \(what), found \(found)" : "the file ends where \(what) is due", at: index)
  }

  private func unclosed(_ shape: JSONNode.Shape, from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(shape == .object ? "'{' is never closed" : "'[' is never closed", at: start)
  }

  /// The character at the current place, for a message.
  private var found: String {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    let length = byte < 0x80 ? 0 : bytes.utf8SequenceLength(at: index)
    if length > 0 { return "'\(String(decoding: bytes[index..<index + length], as: UTF8.self))'" }
    return "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
