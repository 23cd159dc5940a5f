import SourceText

extension OldStyleParser {
  /// Reads a quoted string or an unquoted word; `nil` where there is none, or no closing quote.
  @inline(__always)
  package mutating func scanString() -> SourceString? {
    let start = index
    let unit = units.unit(at: start)
    if unit == "\"" || unit == "'" {
      guard let end = quotedEnd(from: start, quote: UInt8(truncatingIfNeeded: unit)) else { return nil }
      index = end
      return SourceString(start, end, .oldStyleQuoted)
    }
    while index < units.end, Self.isUnquoted(units.unit(at: index)) { index &+= units.width }
    return index > start ? SourceString(start, index, .oldStyleUnquoted) : nil
  }

  /// The end of the quoted string at `start`, closing quote included.
  @inline(__always)
  func quotedEnd(from start: Int, quote: UInt8) -> Int? {
    var index = start &+ units.width
    while true {
      index = units.firstIndex(from: index, of: quote, or: UInt8(ascii: "\\"))
      guard index < units.end else { return nil }
      if units.unit(at: index) == UInt32(quote) { return index &+ units.width }
      index &+= 2 &* units.width
      if index >= units.end { return nil }
    }
  }

  /// Letters, digits and `_ $ / : . -` need no quotes.
  @inline(__always)
  package static func isUnquoted(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x24, 0x5F: true
    default: false
    }
  }

  @inline(__always)
  static func isSpace(_ unit: UInt32) -> Bool { unit == 0x20 || unit &- 0x09 < 5 }

  /// Skips space and comments; whether something follows.
  @inline(__always)
  package mutating func skipSpace() -> Bool {
    // Between a key and its value stands one blank or none, as a rule.
    if index &+ units.width < units.end {
      if units.unit(at: index) == 0x20 { index &+= units.width }
      if case 0x21...0x2E = units.unit(at: index) { return true }
      if case 0x30...0x7F = units.unit(at: index) { return true }
    }
    return skipAnySpace()
  }

  @inline(never)
  private mutating func skipAnySpace() -> Bool {
    while index < units.end {
      let unit = units.unit(at: index)
      if Self.isSpace(unit) {
        index &+= units.width
      } else if unit == "/", skipComment() {
        continue
      } else if unit >= 0x80, units.separatorLength(at: index) > 0 {
        index &+= units.separatorLength(at: index)
      } else {
        return true
      }
    }
    return false
  }

  /// Skips the comment at the current place, which holds `/`; `false` where there is none.
  ///
  /// A comment that is never closed is remembered and reaches to the end, as in CoreFoundation.
  mutating func skipComment() -> Bool {
    let start = index
    guard start + units.width < units.end else { return false }
    var place = start + 2 * units.width
    switch units.unit(at: start + units.width) {
    case "/":
      while place < units.end {
        let unit = units.unit(at: place)
        if unit == 0x0A || unit == 0x0D || unit >= 0x80 && units.separatorLength(at: place) > 0 { break }
        place &+= units.width
      }
    case "*":
      guard start < unclosedComment ?? .max, let end = blockCommentEnd(from: place) else {
        unclosedComment = start
        index = units.end
        return true
      }
      place = end
    default:
      return false
    }
    index = place
    return true
  }

  private func blockCommentEnd(from start: Int) -> Int? {
    var place = start
    while true {
      place = units.firstIndex(from: place, of: UInt8(ascii: "*"), or: UInt8(ascii: "*")) + units.width
      guard place < units.end else { return nil }
      if units.unit(at: place) == "/" { return place + units.width }
    }
  }
}

// MARK: - Comments of entries

extension OldStyleParser {
  /// Comments in a row, and whether the first stands behind an entry on its line.
  private struct CommentGroup {
    var start: Int
    var end: Int
    var isTrailing: Bool

    var string: SourceString { SourceString(start, end, .oldStyleComment) }
  }

  /// Skips space to the next entry and keeps the comments right before it; `false` at the end of the file.
  ///
  /// A comment belongs to the entry that follows without a blank line, or, on the line of an entry's end, to that.
  ///
  /// - Parameter effect: What Apple's parser does at a comment that is never closed.
  mutating func skipToEntry(effect: Defect.Effect) -> Bool {
    pendingComment = nil
    var group: CommentGroup?
    var breaks = 0
    let followsEntry = reading.entries.lastRange?.end.index == index
    while index < units.end {
      let unit = units.unit(at: index)
      if Self.isSpace(unit) {
        index &+= units.width
        if unit == 0x0A || unit == 0x0D && !(index < units.end && units.unit(at: index) == 0x0A) { breaks &+= 1 }
      } else if unit == "/" {
        let start = index
        guard skipComment() else { break }
        if unclosedComment == start { return recoverFromUnclosedComment(effect: effect) }
        if let open = group, !open.isTrailing || breaks == 0, breaks < 2 {
          group = CommentGroup(start: open.start, end: index, isTrailing: open.isTrailing)
        } else {
          if let open = group, open.isTrailing { attachTrailing(open.string) }
          group = CommentGroup(start: start, end: index, isTrailing: group == nil && breaks == 0 && followsEntry)
        }
        breaks = 0
      } else if unit >= 0x80, units.separatorLength(at: index) > 0 {
        index &+= units.separatorLength(at: index)
        breaks &+= 1
      } else {
        break
      }
    }
    if let group {
      let isAtEnd = index >= units.end
      if group.isTrailing, breaks > 0 || isAtEnd {
        attachTrailing(group.string)
      } else if breaks < 2, !isAtEnd {
        pendingComment = group.string
      }
    }
    return index < units.end
  }

  private mutating func attachTrailing(_ comment: SourceString) {
    reading.entries.attachToLast(comment)
  }
}

// MARK: - Values that are no strings

extension OldStyleParser {
  /// Dictionaries and arrays may nest this deep, as in CoreFoundation.
  private static var depthLimit: Int { 512 }

  /// Skips any value, just as CoreFoundation reads it; `false` where that fails.
  mutating func skipObject(depth: Int) -> Bool {
    guard depth <= Self.depthLimit, skipSpace() else { return false }
    switch units.unit(at: index) {
    case "{":
      index += units.width
      return skipDictionaryContent(depth: depth) && skipCharacter("}")
    case "(":
      index += units.width
      return skipArrayContent(depth: depth)
    case "<":
      index += units.width
      return skipData()
    default:
      return skipWord()
    }
  }

  private mutating func skipCharacter(_ character: Unicode.Scalar) -> Bool {
    guard skipSpace(), units.unit(at: index) == character else { return false }
    index += units.width
    return true
  }

  private mutating func skipWord() -> Bool {
    guard skipSpace() else { return false }
    if scanString() != nil { return true }
    let isQuote = units.unit(at: index) == "\"" || units.unit(at: index) == "'"
    // CoreFoundation goes back to the first character of a string that is never closed.
    if isQuote { index += units.width }
    return false
  }

  private mutating func skipDictionaryContent(depth: Int) -> Bool {
    while skipWord() {
      guard skipSpace() else { return false }
      if units.unit(at: index) == "=" {
        index += units.width
        guard skipObject(depth: depth + 1) else { return false }
      } else if units.unit(at: index) != ";" {
        return false
      }
      guard skipCharacter(";") else { return false }
    }
    return true
  }

  private mutating func skipArrayContent(depth: Int) -> Bool {
    while skipObject(depth: depth + 1) {
      guard skipSpace() else { return false }
      guard units.unit(at: index) == "," else { break }
      index += units.width
    }
    return skipCharacter(")")
  }

  private mutating func skipData() -> Bool {
    while index < units.end {
      let unit = units.unit(at: index)
      if unit == ">" {
        index += units.width
        return true
      }
      if Self.isHexDigit(unit) {
        index += units.width
        guard index < units.end, Self.isHexDigit(units.unit(at: index)) else { return false }
        index += units.width
      } else if unit == 0x20 || unit == 0x0A || unit == 0x09 || unit == 0x0D {
        index += units.width
      } else if units.separatorLength(at: index) > 0 {
        index += units.separatorLength(at: index)
      } else {
        return false
      }
    }
    return false
  }

  /// CoreFoundation looks at the low byte of a unit only.
  private static func isHexDigit(_ unit: UInt32) -> Bool {
    switch unit & 0xFF {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
