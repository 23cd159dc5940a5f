import SourceText

/// Splits Swift source into tokens, comments set aside.
///
/// It goes through the bytes once and never fails: a literal or comment that does not end, ends where its line or the
/// file does.
struct SwiftLexer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  /// Documentation comments and notes of the exporter by the token that follows them.
  private(set) var comments: [Int: [ByteRange]] = [:]
  var index = 0
  private var startsLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    tokens.reserveCapacity(bytes.count / 4)
    while index < bytes.count { step() }
  }

  /// The byte at a distance from the current one; 0 behind the end.
  func byte(_ distance: Int = 0) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  private mutating func step() {
    switch bytes[index] {
    case 0x0A, 0x0D:
      startsLine = true
      index += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
    default:
      let start = index
      let kind = scan()
      append(kind, from: start)
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
    let isBlankBefore = start == 0 || Self.isBlank(bytes[start - 1]) || Self.opens(bytes[start - 1])
    let isBlankBehind = index >= bytes.count || Self.isBlank(bytes[index]) || Self.closes(bytes[index])
    tokens.append(
      SwiftToken(
        kind: kind, byte: kind == .sign && index - start == 1 ? bytes[start] : 0, startsLine: startsLine,
        hasBlankBefore: isBlankBefore, hasBlankBehind: isBlankBehind, start: UInt32(start), end: UInt32(index)))
    startsLine = false
  }

  /// What counts as a blank beside an operator (The Swift Programming Language, Operators).
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func opens(_ byte: UInt8) -> Bool { "([{,;:".utf8.contains(byte) }
  private static func closes(_ byte: UInt8) -> Bool { ")]},;:".utf8.contains(byte) }

  private mutating func scan() -> SwiftToken.Kind {
    let first = bytes[index]
    switch first {
    case _ where Self.isNameHead(first):
      index += 1
      while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
      return .name
    case UInt8(ascii: "`"): return backtickedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      return .number
    case UInt8(ascii: "\""):
      text(hashes: 0, depth: 0)
      return .text
    case UInt8(ascii: "#"): return behindHash()
    case UInt8(ascii: "$"):
      index += 1
      while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
      return .name
    case _ where "()[]{},:;@".utf8.contains(first):
      index += 1
      return .sign
    case UInt8(ascii: "."):
      index += 1
      if byte() == UInt8(ascii: ".") { skipOperator(dots: true) }
      return .sign
    case UInt8(ascii: "/") where regularExpression(): return .regularExpression
    case _ where Self.isOperator(first):
      skipOperator(dots: false)
      return .sign
    default:
      index += 1
      return .invalid
    }
  }

  /// A comment may begin inside of a run of operator signs; `?` and `!` behind an operand stand alone.
  private mutating func skipOperator(dots: Bool) {
    let isPostfix = !dots && (bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!"))
    index += 1
    if isPostfix, index > 1, Self.isNamePart(bytes[index - 2]) || ")]}\"`".utf8.contains(bytes[index - 2]) { return }
    while index < bytes.count, Self.isOperator(bytes[index]) || dots && bytes[index] == UInt8(ascii: ".") {
      if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { return }
      index += 1
    }
  }

  private mutating func backtickedName() -> SwiftToken.Kind {
    index += 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "`") { index += 1 }
    if byte() == UInt8(ascii: "`") { index += 1 }
    return .name
  }

  private mutating func behindHash() -> SwiftToken.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      index += hashes
      text(hashes: hashes, depth: 0)
      return .text
    }
    index += 1
    let start = index
    while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
    return index > start ? .directive : .invalid
  }

  /// A literal between slashes stands where an operand is wanted, on one line.
  private mutating func regularExpression() -> Bool {
    guard byte(1) > 0x20, byte(1) != UInt8(ascii: "/"), byte(1) != UInt8(ascii: "*") else { return false }
    if let last = tokens.last, !startsLine {
      let wantsOperand = last.kind == .sign && !")]}".utf8.contains(last.byte)
      guard wantsOperand, last.hasBlankBehind || last.byte == UInt8(ascii: "(") else { return false }
    }
    var end = index + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: "/") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return false }
    index = end + 1
    return true
  }

  private mutating func number() {
    let isHexadecimal = byte() == UInt8(ascii: "0") && (byte(1) | 0x20) == UInt8(ascii: "x")
    if isHexadecimal { index += 2 }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while index < bytes.count {
      let current = bytes[index]
      if Self.isNamePart(current), current < 0x80 {
        index += 1
        let isExponent = current | 0x20 == exponent && byte(1) != 0
        if isExponent, byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { index += 1 }
      } else if current == UInt8(ascii: "."), Self.isDigit(byte(1)) {
        index += 1
      } else {
        break
      }
    }
  }

  private mutating func lineComment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    let isDocumentation = bytes[start..<index].starts(with: "///".utf8)
    if isDocumentation || bytes[start..<index].starts(with: SwiftNote.prefix.utf8) {
      comments[tokens.count, default: []].append(ByteRange(start, index))
    }
  }

  private mutating func blockComment() {
    let start = index
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == 0x0A { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    if bytes[start..<index].starts(with: "/**".utf8), index - start > 4 {
      comments[tokens.count, default: []].append(ByteRange(start, index))
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isNameHead(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool { isNameHead(byte) || isDigit(byte) }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
