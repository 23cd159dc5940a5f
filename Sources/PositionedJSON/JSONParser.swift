import SourceText

/// Reads a JSON text onto a tape, by recursive descent with limited depth.
package struct JSONParser {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  let allowsComments: Bool
  var index = 0
  var depth = 0
  @usableFromInline var nodes: [JSONNode] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDocument.Dialect) {
    self.bytes = bytes
    allowsComments = dialect == .withComments
  }

  mutating func parseDocument() throws(JSONSyntaxError) -> [JSONNode] {
    // More than a dense text has: memory that is not written to costs nothing, a copy does.
    nodes.reserveCapacity(bytes.count / 8 + 8)
    try skipToRoot()
    try parseValue()
    try skipToEnd()
    return nodes
  }

  /// Skips the byte order mark and the space before the one value of the text.
  mutating func skipToRoot() throws(JSONSyntaxError) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    try skipSpace()
    guard index < bytes.count else { throw JSONSyntaxError("the file holds no JSON value", at: index) }
  }

  mutating func skipToEnd() throws(JSONSyntaxError) {
    try skipSpace()
    if index < bytes.count { throw JSONSyntaxError("unexpected \(found) after the end of the JSON value", at: index) }
  }

  mutating func parseValue() throws(JSONSyntaxError) {
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
    let (start, node) = (index, nodes.count)
    try enterContainer()
    append(shape, from: start, to: start)
    var isFirst = true
    while try !skipToMember(of: shape, close: close, from: start, isFirst: isFirst) {
      isFirst = false
      if shape == .object { try parseKey(in: start) }
      try parseValue()
    }
    nodes[node].end = UInt32(truncatingIfNeeded: index)
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Skips the bracket at the current place.
  mutating func enterContainer() throws(JSONSyntaxError) {
    guard depth < JSONDocument.depthLimit else {
      throw JSONSyntaxError("more than \(JSONDocument.depthLimit) nested objects and arrays", at: index)
    }
    depth += 1
    index += 1
  }

  /// Skips space and comma before a member or element; `true` at the closing bracket, which is skipped too.
  @inline(__always)
  mutating func skipToMember(
    of shape: JSONNode.Shape, close: UInt8, from start: Int, isFirst: Bool
  ) throws(JSONSyntaxError) -> Bool {
    try skipSpace()
    if !isFirst {
      guard index < bytes.count else { throw unclosed(shape, from: start) }
      if bytes[index] != close {
        guard bytes[index] == UInt8(ascii: ",") else {
          throw expected(shape == .object ? "',' or '}' after the member" : "',' or ']' after the element")
        }
        index += 1
        try skipSpace()
        guard allowsComments, index < bytes.count, bytes[index] == close else { return false }
      }
    } else if index >= bytes.count || bytes[index] != close {
      return false
    }
    index += 1
    depth -= 1
    return true
  }

  mutating func parseKey(in objectStart: Int) throws(JSONSyntaxError) {
    guard index < bytes.count else { throw unclosed(.object, from: objectStart) }
    guard bytes[index] == UInt8(ascii: "\"") else {
      if bytes[index] == UInt8(ascii: "}") { throw JSONSyntaxError("a comma before '}'", at: index, isTolerated: true) }
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
    var place = start &+ 1
    var seen: UInt64 = 0
    while true {
      place = bytes.firstIndex(from: place) { word in
        // Bytes behind the string count too: then it is looked at again for nothing.
        seen |= word
        return word.hits(of: UInt8(ascii: "\"")) | word.hits(of: UInt8(ascii: "\\")) | word.hits(below: 0x20)
      } single: { byte in
        seen |= UInt64(byte)
        return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
      }
      guard place < bytes.count, bytes[place] != UInt8(ascii: "\"") else { break }
      shape = .escapedString
      guard let length = escapeLength(at: place) else { return try parseDefectiveString() }
      place &+= length
    }
    let isASCII = seen & 0x8080_8080_8080_8080 == 0
    guard place < bytes.count, isASCII || bytes.isUTF8(in: start &+ 1..<place) else {
      return try parseDefectiveString()
    }
    index = place &+ 1
    append(shape, from: start, to: index)
  }

  /// The length of the escape at `place`; `nil` where there is none.
  @inline(__always)
  private func escapeLength(at place: Int) -> Int? {
    guard bytes[place] == UInt8(ascii: "\\"), place &+ 1 < bytes.count else { return nil }
    switch bytes[place &+ 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let digits = place &+ 2..<place &+ 6
      return digits.upperBound <= bytes.count && digits.allSatisfy { JSONText.hexDigit(bytes[$0]) != nil } ? 6 : nil
    default:
      return nil
    }
  }

  /// Throws the first defect of the string at the current place.
  private mutating func parseDefectiveString() throws(JSONSyntaxError) {
    let start = index
    index += 1
    while true {
      index = bytes.firstIndex(from: index, of: UInt8(ascii: "\""), or: UInt8(ascii: "\\"), below: 0x20)
      guard index < bytes.count, bytes[index] != UInt8(ascii: "\"") else {
        throw JSONSyntaxError("a string without closing quote", at: start)
      }
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { throw JSONSyntaxError("a string without closing quote", at: start) }
        guard let length = escapeLength(at: index) else { throw unknownEscape() }
        index += length
      case 0x80...:
        try skipSequence()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw JSONSyntaxError("a line end inside of a string; write it as '\\n'", at: index)
      default:
        throw JSONSyntaxError("\(found) inside of a string", at: index)
      }
    }
  }

  private mutating func unknownEscape() -> JSONSyntaxError {
    let start = index
    index += 1
    let message =
      bytes[index] == UInt8(ascii: "u")
      ? "'\\u' without four hexadecimal digits" : "unknown escape: a backslash before \(found)"
    return JSONSyntaxError(message, at: start)
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
  mutating func skipSpace() throws(JSONSyntaxError) {
    // Most often there is one blank or none.
    if index < bytes.count, bytes[index] == 0x20 { index &+= 1 }
    if index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "/") { return }
    try skipLongSpace()
  }

  private mutating func skipLongSpace() throws(JSONSyntaxError) {
    while true {
      index = bytes.firstNonBlank(from: index)
      guard index < bytes.count else { return }
      if bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09 {
        index &+= 1
        continue
      }
      guard allowsComments, bytes[index] == UInt8(ascii: "/") else { return }
      try skipComment()
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
