import SourceText

/// How the parser goes on behind a defect, so that each one is reported once.
extension OldStyleParser {
  mutating func recoverFromBrokenKey(at start: Int) {
    let unit = units.unit(at: start)
    if unit == "\"" || unit == "'" {
      let effect = isLastBrace(behind: start) ? .stopsSilently : effectAtKey
      report(effect, "this string is never closed", lineRange(from: start), hint: "add the closing quote")
      reading.losesEntries = true
      return recoverAtLine(after: start)
    }
    // A blank of another script, as U+3000, begins no key.
    let isRemoved = unit == ";" || unit == "=" || unit >= 0x80 && quotedCharacter(at: start).hasPrefix("U+")
    let hint = isRemoved ? "remove it" : "put the key in quotes"
    report(effectAtKey, "stray \(quotedCharacter(at: start))", at: start, hint: hint)
    if !recoverBehindStray(at: start) { reading.losesEntries = true }
  }

  /// Skips a second byte order mark, which Xcode removes as it copies a table into the app (swift-build,
  /// `CopyStringsFileTaskAction`).
  mutating func skipSecondMark() {
    guard index > 0, index < units.end, units.unit(at: index) >= 0x80, quotedCharacter(at: index) == "U+FEFF" else {
      return
    }
    report(.isRemoved, "a second byte order mark", at: index, hint: "remove it")
    index = characterEnd(at: index)
  }

  /// Whether nothing but `}` follows the quote: CoreFoundation drops the quote and closes the table.
  private func isLastBrace(behind quote: Int) -> Bool {
    var rest = self
    rest.index = quote + units.width
    guard rest.skipSpace(), isClosingBrace(at: rest.index) else { return false }
    rest.index += units.width
    return !rest.skipSpace()
  }

  mutating func recoverFromBrokenValue(of key: SourceString, at start: Int) {
    let unit = units.unit(at: start)
    if unit == "\"" || unit == "'" {
      appendUnclosed(key, valueStart: start)
      reading.losesEntries = true
      report(.rejectsTable, "this string is never closed", lineRange(from: start), hint: "add the closing quote")
      return recoverAtLine(after: start)
    }
    report(
      .rejectsTable, "expected a value, found \(quotedCharacter(at: start))", at: start, hint: "add the text in quotes")
    if unit == ";" {
      index = start + units.width
      reading.losesEntries = true
    } else if let value = value(behindStray: start) {
      append(key, .text(value), from: key.range.start.index)
    } else {
      recoverBehindStray(at: start)
      reading.losesEntries = true
    }
  }

  /// The text that stands behind a stray character on its line, with `;` behind it, as in `= = "text";`, which is
  /// consumed; `nil` with nothing consumed where there is none.
  private mutating func value(behindStray start: Int) -> SourceString? {
    let place = index
    index = characterEnd(at: start)
    _ = units.unitBehindBlanks(at: &index)
    if index < units.end, isQuote(units.unit(at: index)), let text = scanString(), !spansLines(text), skipSpace(),
      units.unit(at: index) == ";"
    {
      index += units.width
      return text
    }
    index = place
    return nil
  }

  mutating func recoverFromMissingEquals(after key: SourceString) {
    let (start, place) = (key.range.start.index, index)
    if spansLines(key) {
      report(
        .rejectsTable, "this string is not closed on its line", lineRange(from: start), hint: "add the closing quote")
      reading.losesEntries = true
      return recoverAtLine(after: start)
    }
    let gap = ByteRange(key.range.end.index, key.range.end.index)
    if units.unit(at: place) == "\"" || units.unit(at: place) == "'",
      !isFollowedByLineBreak(key.range.end.index, to: place),
      let value = scanString(), skipSpace(), units.unit(at: index) == ";"
    {
      index += units.width
      append(key, .text(value), from: start)
      return report(.rejectsTable, "missing '=' between key and value", gap, hint: "add '='")
    }
    report(.rejectsTable, "expected '=' after this key, found \(quotedCharacter(at: place))", at: place)
    reading.losesEntries = true
    recoverBehindStray(at: place)
  }

  mutating func recoverFromMissingSemicolon(key: SourceString, value: LocalizedValue, valueEnd: Int) {
    let start = key.range.start.index
    let isAtEnd = index >= units.end
    if isAtEnd || isClosingBrace(at: index) || looksLikeEntry(at: index) {
      let next = index
      append(key, value, from: start, to: valueEnd)
      report(.rejectsTable, "missing ';' after this value", ByteRange(valueEnd, valueEnd), hint: "add ';'")
      index = next
      if isAtEnd, let comment = unclosedComment, comment >= valueEnd {
        recoverAtLine(after: comment, startsAtComments: false)
      }
      return
    }
    if case .text(let string) = value, string.coding == .oldStyleQuoted {
      if spansLines(string) {
        let valueStart = string.range.start.index
        appendUnclosed(key, valueStart: valueStart)
        report(
          .rejectsTable, "this string is not closed on its line", lineRange(from: valueStart),
          hint: "add the closing quote")
        return recoverAtLine(after: valueStart)
      }
      if let closing = lateClosing(from: index) {
        index = closing.semicolon + units.width
        append(key, .text(SourceString(string.range.start.index, closing.end, .oldStyleQuoted)), from: start)
        let quote = ByteRange(valueEnd - units.width, valueEnd)
        return report(
          .rejectsTable, "unescaped \(quotedCharacter(at: valueEnd - units.width)) inside of this value", quote,
          hint: "write a backslash before it")
      }
    }
    let place = index
    append(key, value, from: start, to: valueEnd)
    reading.doubtfulEntries.insert(start)
    let found = ByteRange(place, characterEnd(at: place))
    report(.rejectsTable, "expected ';' after this value, found \(quotedCharacter(at: place))", found, hint: "add ';'")
    recoverBehindStray(at: place)
  }

  /// The end of a comment is missing: everything behind it is lost to Apple's parser, and read on here.
  mutating func recoverFromUnclosedComment(effect: Defect.Effect) -> Bool {
    guard let start = unclosedComment else { return index < units.end }
    reportUnclosedComment(at: start, effect: effect)
    recoverAtLine(after: start, startsAtComments: false)
    return index < units.end
  }

  mutating func reportEnd(_ message: String, of range: ByteRange) {
    reading.losesEntries = true
    guard let comment = unclosedComment, comment >= range.end.index else {
      return report(.rejectsTable, message, range)
    }
    reportUnclosedComment(at: comment, effect: .rejectsTable)
    recoverAtLine(after: comment, startsAtComments: false)
  }

  /// Behind an unclosed comment every further `/*` is unclosed too: one report is enough.
  private mutating func reportUnclosedComment(at start: Int, effect: Defect.Effect) {
    guard !hasReportedUnclosedComment else { return }
    hasReportedUnclosedComment = true
    report(effect, "this comment is never closed", lineRange(from: start), hint: "add '*/'")
  }

  /// Keeps an entry whose value lacks its closing quote: the value reaches to the end of the line.
  private mutating func appendUnclosed(_ key: SourceString, valueStart: Int) {
    reading.doubtfulEntries.insert(key.range.start.index)
    var end = lineRange(from: valueStart).end.index
    while end > valueStart + units.width {
      let unit = units.unit(at: end - units.width)
      guard Self.isSpace(unit) || unit == ";" else { break }
      end -= units.width
      if unit == ";" { break }
    }
    append(key, .text(SourceString(valueStart, end, .oldStyleQuoted)), from: key.range.start.index, to: end)
  }
}

// MARK: - Looking around

extension OldStyleParser {
  /// Goes on right behind a stray character where an entry starts there, else at the next line that starts one.
  ///
  /// - Returns: Whether nothing else was skipped.
  @discardableResult private mutating func recoverBehindStray(at start: Int) -> Bool {
    let stray = units.unit(at: start)
    index = start
    repeat {
      index = characterEnd(at: index)
    } while index < units.end && units.unit(at: index) == stray && !isQuote(stray)
    let hasMore = skipSpace()
    if hasMore, looksLikeEntry(at: index) { return true }
    let next = index
    recoverAtLine(after: start)
    // As behind `;;` before a comment.
    return !hasMore || index <= next
  }

  /// Goes to the first line behind `start` that starts an entry or a comment.
  mutating func recoverAtLine(after start: Int, startsAtComments: Bool = true) {
    index = start
    while index < units.end {
      index = lineRange(from: index).end.index
      while index < units.end, Self.isSpace(units.unit(at: index)) { index += units.width }
      guard index < units.end else { return }
      if looksLikeEntry(at: index) || isClosingBrace(at: index) { return }
      if startsAtComments, units.holds("/*", at: index) || units.holds("//", at: index) { return }
    }
  }

  /// Whether a key and `=` stand at `place`, on one line.
  func looksLikeEntry(at place: Int) -> Bool {
    let first = units.unit(at: place)
    var index = place
    if isQuote(first) {
      repeat {
        if units.unit(at: index) == "\\" { index += units.width }
        index += units.width
        guard index < units.end, !isLineBreak(units.unit(at: index)) else { return false }
      } while units.unit(at: index) != first
      index += units.width
      return units.unitBehindBlanks(at: &index) == 0x3D
    }
    while index < units.end, Self.isUnquoted(units.unit(at: index)) { index += units.width }
    guard index > place, units.unitBehindBlanks(at: &index) == 0x3D else { return false }
    index += units.width
    return units.unitBehindBlanks(at: &index).map(isQuote) ?? false
  }

  /// The next quote on the line that `;` follows: where a value with quotes inside ends.
  ///
  /// `nil` also where another entry starts before, as `"key" = "` tells.
  private func lateClosing(from start: Int) -> (end: Int, semicolon: Int)? {
    var index = start
    while index < units.end, !isLineBreak(units.unit(at: index)) {
      let isEscape = units.unit(at: index) == "\\"
      let isEnd = isQuote(units.unit(at: index))
      index += units.width
      if isEscape { index += units.width }
      if isEnd {
        var next = index
        let follower = units.unitBehindBlanks(at: &next)
        if follower == 0x3B { return (index, next) }
        next += units.width
        if follower == 0x3D, units.unitBehindBlanks(at: &next).map(isQuote) == true { return nil }
      }
    }
    return nil
  }

  private func isQuote(_ unit: UInt32) -> Bool { unit == "\"" || unit == "'" }

  private func isLineBreak(_ unit: UInt32) -> Bool { unit == 0x0A || unit == 0x0D }

  private func spansLines(_ string: SourceString) -> Bool {
    lineRange(from: string.range.start.index).end < string.range.end
  }

  private func isFollowedByLineBreak(_ start: Int, to end: Int) -> Bool {
    lineRange(from: start).end.index < end
  }

  /// From `start` to the end of its line, the line end excluded.
  func lineRange(from start: Int) -> ByteRange {
    var end = start
    while end < units.end, !isLineBreak(units.unit(at: end)) { end += units.width }
    return ByteRange(start, end)
  }

  /// The end of the character at `start`.
  func characterEnd(at start: Int) -> Int {
    guard start < units.end else { return start }
    if units.width == 1 { return start + max(1, units.bytes.utf8SequenceLength(at: start)) }
    let isPair = units.width == 2 && units.unit(at: start) & 0xFC00 == 0xD800
    return min(units.end, start + (isPair ? 2 : 1) * units.width)
  }

  /// The character at `start` in quotes, or its number where it cannot be seen.
  private func quotedCharacter(at start: Int) -> String {
    let bytes = Array(units.bytes[start..<characterEnd(at: start)])
    guard let scalar = units.encoding.decode(bytes[...]).unicodeScalars.first else { return "nothing" }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return "'\(scalar)'"
    }
  }
}

extension CodeUnits {
  /// The first unit from `index` on that is no space and no tab, with `index` moved there; `nil` at the end.
  func unitBehindBlanks(at index: inout Int) -> UInt32? {
    while index < end {
      let unit = unit(at: index)
      if unit != 0x20, unit != 0x09 { return unit }
      index += width
    }
    return nil
  }
}
