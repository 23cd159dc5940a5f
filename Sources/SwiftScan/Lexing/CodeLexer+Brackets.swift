import SourceText

extension CodeLexer {
  mutating func open(_ bracket: UInt8) {
    place += 1
    if isBehindValue { chain += 1 } else { chain = 0 }
    var new = Bracket(kind: .parenthesis, start: place, blanks: outline.blanks.count, chain: chain)
    switch bracket {
    case UInt8(ascii: "{"):
      new.kind = .brace
      if pendingType == brackets.count {
        new.isTypeBody = true
        new.typeName = pendingTypeName
        pendingType = nil
      }
      if pendingKey == brackets.count {
        new.isKept = true
        pendingKey = nil
      }
    case UInt8(ascii: "["):
      new.kind = .square
      let isInArray = if case .square? = brackets.last?.kind { true } else { false }
      if isBehindValue {
        new.arrays = 0
      } else if isInArray {
        new.arrays = (brackets.last?.arrays ?? 0) + 1
      } else {
        new.arrays = 1
      }
    default: break
    }
    push(new)
    isBehindValue = false
    chain = 0
  }

  mutating func push(_ bracket: Bracket) {
    var bracket = bracket
    if let outer = brackets.last {
      if outer.isKept { bracket.isKept = true }
      if case .interpolation = outer.kind {
        bracket.isInLiteral = true
      } else {
        bracket.isInLiteral = outer.isInLiteral
      }
    }
    brackets.append(bracket)
    outline.deepestNesting = max(outline.deepestNesting, brackets.count)
    outline.deepestArray = max(outline.deepestArray, bracket.arrays)
  }

  mutating func close(_ bracket: UInt8) {
    place += 1
    guard let inner = brackets.popLast() else { return doubt() }
    switch (inner.kind, bracket) {
    case (.brace, UInt8(ascii: "}")): closeBrace(inner)
    case (.parenthesis, UInt8(ascii: ")")), (.square, UInt8(ascii: "]")): break
    case (.interpolation(let marks, let isMultiline), UInt8(ascii: ")")):
      if inner.isOfInterest { interest() }
      return contents(marks: marks, isMultiline: isMultiline)
    default: return doubt()
    }
    if inner.isOfInterest { interest() }
    chain = inner.chain
    isBehindValue = true
  }

  /// Leaves out the inside of braces that holds nothing of interest; the body of a type says what others are.
  private mutating func closeBrace(_ brace: Bracket) {
    guard !brace.isOfInterest, !brace.isKept, !brace.isTypeBody, place - brace.start > 3, !brace.isInLiteral else {
      return
    }
    outline.blanks.removeSubrange(brace.blanks...)
    outline.blanks.append(brace.start..<place - 1)
  }

  /// Reads `#if`, `#Preview`, a raw literal or a regular expression.
  mutating func numberSign() {
    var end = place
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let marks = end - place
    if byte(end) == UInt8(ascii: "\"") {
      place = end
      return literal(marks: marks)
    }
    if byte(end) == UInt8(ascii: "/") { return regularExpression(marks: marks, from: end + 1) }
    let start = end
    while CodeByte.isIdentifier(byte(end)) { end += 1 }
    let name = bytes[start..<end]
    place = max(end, place + 1)
    isBehindValue = true
    if name.elementsEqual("if".utf8) {
      push(Bracket(kind: .condition, start: place, blanks: outline.blanks.count))
      isBehindValue = false
    } else if name.elementsEqual("endif".utf8) {
      guard let condition = brackets.popLast(), case .condition = condition.kind else { return doubt() }
      if condition.isOfInterest { interest() }
    } else if name.elementsEqual("else".utf8) || name.elementsEqual("elseif".utf8) {
      guard case .condition? = brackets.last?.kind else { return doubt() }
      isBehindValue = false
    } else if name.elementsEqual("Preview".utf8) {
      interest()
    }
  }

  /// Reads `#/…/#` to its end.
  private mutating func regularExpression(marks: Int, from start: Int) {
    isBehindValue = true
    place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), hasMarks(marks, at: place + 1) {
        place += 1 + marks
        return
      }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = start
    doubt()
  }

  /// A slash that begins a regular expression, or divides.
  mutating func slash() {
    place += 1
    chain = 0
    let next = byte(place)
    if !isBehindValue, next != UInt8(ascii: " "), next != UInt8(ascii: "\n"), next != UInt8(ascii: "=") {
      var end = place
      var isPlain = true
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "/") {
        if [
          UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
          UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "*"),
        ].contains(bytes[end]) {
          isPlain = false
        }
        end += 1
      }
      if byte(end) == UInt8(ascii: "/"), !isPlain { doubt() }
    }
    isBehindValue = false
  }
}
