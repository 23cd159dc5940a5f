/// Values that are put in, and the syntax of ICU messages.
extension TextTokenizer {
  mutating func readSpecifier() -> Bool {
    guard let found = FormatScanner(bytes).specifier(at: index) else { return false }
    add(found.kind == .percent || found.readsLikeProse ? .character : .placeholder, to: found.end)
    return true
  }

  /// `${name}` and `$(NAME)`.
  mutating func readVariable() -> Bool {
    let closing: UInt8
    switch byte(index + 1) {
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return false
    }
    guard let end = nameEnd(from: index + 2), byte(end) == closing else { return false }
    add(.placeholder, to: end + 1)
    return true
  }

  /// The end of a name and the blanks around it; `nil` where there is none.
  private func nameEnd(from start: Int) -> Int? {
    var end = skipBlanks(from: start)
    let nameStart = end
    while end < bytes.count, end - nameStart < 256, isNameByte(end) { end += 1 }
    return end > nameStart ? skipBlanks(from: end) : nil
  }

  private func isNameByte(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "$"),
      UInt8(ascii: "#"):
      true
    case 0x80...: !isGeneralPunctuation(at: index)
    case let byte: Self.isLetterOrDigit(byte)
    }
  }

  /// `{}`, `{name}`, `{{name}}`, `{name, number, ::percent}`, `{0:N2}`, or the head of an ICU choice.
  mutating func readBrace() -> Bool {
    guard let end = braceEnd(from: index) else {
      guard mayOpenChoice, let head = choiceHead(from: index) else { return false }
      openChoice(isPlural: head.isPlural, headEnd: head.end)
      return true
    }
    add(.placeholder, to: end)
    return true
  }

  /// The end of a placeholder in braces; `nil` for words in braces and for a choice.
  func braceEnd(from start: Int) -> Int? {
    if byte(start + 1) == UInt8(ascii: "}") { return start + 2 }
    if byte(start + 1) == UInt8(ascii: "{") {
      guard let end = nameEnd(from: start + 2), byte(end) == UInt8(ascii: "}"), byte(end + 1) == UInt8(ascii: "}")
      else { return nil }
      return end + 2
    }
    guard let end = nameEnd(from: start + 1) else { return nil }
    switch byte(end) {
    case UInt8(ascii: "}"): return end + 1
    case UInt8(ascii: ":"), UInt8(ascii: "["):
      return balancedEnd(from: start).flatMap { bytes[start..<$0].contains(UInt8(ascii: "\n")) ? nil : $0 }
    case UInt8(ascii: ","): return isFormatType(from: end + 1) ? balancedEnd(from: start) : nil
    default: return nil
    }
  }

  /// Whether one of ICU's types for a value that is formatted stands there.
  private func isFormatType(from start: Int) -> Bool {
    let start = skipBlanks(from: start)
    var end = start
    while Self.isLetter(byte(end)) { end += 1 }
    let word = bytes[start..<end]
    return ["number", "date", "time", "spellout", "ordinal", "duration", "choice"].contains {
      word.elementsEqual($0.utf8)
    }
  }

  /// The end of the braces that open at `start`, others inside of them balanced.
  private func balancedEnd(from start: Int) -> Int? {
    var depth = 0
    var end = start
    let limit = min(bytes.count, start + Self.longestLiteral)
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return end + 1 }
      default: break
      }
      end += 1
    }
    return nil
  }

  /// `plural,`, `select,` or `selectordinal,` behind the name of an argument.
  private func choiceKeyword(from start: Int) -> (end: Int, isPlural: Bool)? {
    let start = skipBlanks(from: start)
    var end = start
    while Self.isLetter(byte(end)) { end += 1 }
    let word = bytes[start..<end]
    let isPlural = word.elementsEqual("plural".utf8) || word.elementsEqual("selectordinal".utf8)
    guard isPlural || word.elementsEqual("select".utf8) else { return nil }
    end = skipBlanks(from: end)
    return byte(end) == UInt8(ascii: ",") ? (end + 1, isPlural) : nil
  }

  private func choiceHead(from start: Int) -> (end: Int, isPlural: Bool)? {
    guard let comma = nameEnd(from: start + 1), byte(comma) == UInt8(ascii: ","),
      let keyword = choiceKeyword(from: comma + 1)
    else { return nil }
    var end = skipBlanks(from: keyword.end)
    if keyword.isPlural, bytes[end...].starts(with: "offset:".utf8) {
      end = skipBlanks(from: end + 7)
      let digits = end
      while Self.isDigit(byte(end)) { end += 1 }
      guard end > digits else { return nil }
    }
    return selectorEnd(from: end).map { ($0, keyword.isPlural) }
  }

  /// The end of `one {` or `=1{`.
  private func selectorEnd(from start: Int) -> Int? {
    var end = skipBlanks(from: start)
    if byte(end) == UInt8(ascii: "=") { end += 1 }
    guard let brace = nameEnd(from: end), byte(brace) == UInt8(ascii: "{") else { return nil }
    return brace + 1
  }

  /// Reads the `}` of a branch, and either the selector of the next branch or the end of the choice.
  mutating func readBranchEnd() -> Bool {
    let next = skipBlanks(from: index + 1)
    if byte(next) == UInt8(ascii: "}") {
      closeChoice(end: next + 1)
    } else if let end = selectorEnd(from: next) {
      add(.branchSwitch, to: end)
    } else {
      giveUpChoices()
    }
    return true
  }

  mutating func readNumberSign() -> Bool {
    guard isInPlural else { return false }
    add(.placeholder, to: index + 1)
    return true
  }

  /// `'{name}'`, as ICU quotes its syntax: the apostrophe and the brace stay together, quoted or not.
  mutating func readQuotedSyntax() -> Bool {
    let quoted = byte(index + 1)
    // `'{{name}}'` is a variable in quotation marks: ICU has no two braces.
    if quoted == UInt8(ascii: "{"), byte(index + 2) == quoted { return false }
    guard quoted == UInt8(ascii: "{") || quoted == UInt8(ascii: "}") || quoted == UInt8(ascii: "#") && isInPlural else {
      return false
    }
    var end = index + 2
    let limit = min(bytes.count, index + Self.longestLiteral)
    while end < limit {
      guard bytes[end] == UInt8(ascii: "'") else {
        end += 1
        continue
      }
      // Two apostrophes in a quotation stand for one.
      guard byte(end + 1) == UInt8(ascii: "'") else {
        add(.character, to: end + 1)
        return true
      }
      end += 2
    }
    guard !isInChoice else { return false }
    if let end = braceEnd(from: index + 1) {
      add(.placeholder, to: end)
    } else {
      add(.character, to: index + 2)
    }
    return true
  }
}
