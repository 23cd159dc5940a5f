/// Comments, and lines of the preprocessor.
extension ObjectiveCLexer {
  mutating func skipLineComment() {
    let start = index
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    comments.append(Comment(range: start..<index, token: tokens.count))
  }

  mutating func skipBlockComment() {
    let start = index
    index = behindComment(index)
    if !bytes[start + 2..<max(index, start + 2)].suffix(2).elementsEqual("*/".utf8) {
      problems.append(SourceDefect(message: "a comment that nothing ends", range: start..<start + 2))
    }
    comments.append(Comment(range: start..<index, token: tokens.count))
  }

  private func behindComment(_ start: Int) -> Int {
    var place = start + 2
    while place < end, !(bytes[place] == UInt8(ascii: "*") && byte(place + 1) == UInt8(ascii: "/")) { place += 1 }
    return min(place + 2, end)
  }

  /// The end of the line, where no quote follows on it.
  private func behindQuote(_ start: Int) -> Int {
    var place = start + 1
    while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, end)
  }

  /// Reads the line with those that a backslash adds to it: of a macro what it stands for, of any other nothing.
  mutating func readDirective() {
    let start = index
    var line = index
    while line < end, bytes[line] != 0x0A, bytes[line] != 0x0D {
      switch (bytes[line], byte(line + 1)) {
      case (UInt8(ascii: "\\"), 0x0D) where byte(line + 2) == 0x0A: line += 3
      case (UInt8(ascii: "\\"), _): line += 2
      // A comment may go on over lines.
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): line = behindComment(line)
      case (UInt8(ascii: "\""), _): line = behindQuote(line)
      default: line += 1
      }
    }
    line = min(line, end)
    index = line
    debugging.note(bytes[start + 1..<line])
    var inner = ObjectiveCLexer(bytes, in: start + 1..<line)
    (inner.isAtLineStart, inner.isDirective) = (false, true)
    inner.lexDirective(&macros)
    if inner.isTest { isTest = true }
    comments += inner.comments.map { Comment(range: $0.range, token: tokens.count) }
  }

  private mutating func lexDirective(_ macros: inout [Macro]) {
    while index < end, byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    guard bytes[index..<end].starts(with: "define".utf8) else {
      isTest = Self.importsTests(bytes[index..<end])
      // Quotes in other lines need not be in pairs: `#error Don't`.
      while index < end, !(byte(index) == UInt8(ascii: "/") && byte(index + 1) == UInt8(ascii: "/")) { index += 1 }
      if index < end { skipLineComment() }
      return
    }
    index += 6
    lex()
    guard let name = tokens.first, name.kind == .word else { return }
    var parameters: [String] = []
    var isVariadic = false
    var body = tokens.dropFirst()
    if let open = body.first, open.start == name.end, bytes[Int(open.start)] == UInt8(ascii: "(") {
      guard let close = body.firstIndex(where: { $0.kind == .mark && bytes[Int($0.start)] == UInt8(ascii: ")") })
      else { return }
      parameters = body[..<close].filter { $0.kind == .word }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      isVariadic = bytes[Int(open.start)..<Int(body[close].start)].contains(UInt8(ascii: "."))
      body = body[(close + 1)...]
    }
    macros.append(
      Macro(
        name: String(decoding: bytes[name.range], as: UTF8.self), parameters: parameters, isVariadic: isVariadic,
        body: Array(body)))
  }

  private static func importsTests(_ directive: ArraySlice<UInt8>) -> Bool {
    guard let open = directive.firstIndex(of: UInt8(ascii: "<")), directive.starts(with: "import".utf8) else {
      return false
    }
    return ["XCTest/", "SenTestingKit/", "KIF/"].contains { directive[(open + 1)...].starts(with: $0.utf8) }
  }
}
