import SourceText

/// Reads an old-style property list as a table of strings, and reads on behind every defect.
///
/// The grammar is that of CoreFoundation's `CFOldStylePList.c`, whose parser either rejects the table, stops at a
/// key without an error, or reads to the end; the reading records which.
package struct OldStyleParser {
  let units: CodeUnits
  package var index: Int
  var reading: Reading
  var pendingComment: SourceString?
  var unclosedComment: Int?
  var hasReportedUnclosedComment = false
  private var isBraced = false
  private var openingBrace = 0

  package init(_ units: CodeUnits, from start: Int) {
    self.units = units
    index = start
    reading = Reading(ofFile: units.end)
  }

  mutating func parse() -> Reading {
    skipSecondMark()
    var hasEntry = skipToEntry(effect: .stopsSilently)
    guard hasEntry else { return reading }
    switch units.unit(at: index) {
    case "{":
      (isBraced, openingBrace) = (true, index)
      index += units.width
      hasEntry = skipToEntry(effect: .rejectsTable)
    case "(":
      report(.rejectsTable, "the file holds an array, not a table of strings", at: index)
      reading.losesEntries = true
      return reading
    default: break
    }
    while hasEntry, !reading.hasTooManyDefects {
      parseEntry()
      hasEntry = skipToEntry(effect: isBraced ? .rejectsTable : .stopsSilently)
    }
    if reading.hasTooManyDefects {
      reading.losesEntries = true
      report(.readsOn, "more than \(Reading.defectLimit) defects; the rest of the file is not read", at: index)
    } else if isBraced {
      report(.rejectsTable, "'{' is never closed", at: openingBrace, hint: "add '}' at the end of the file")
    }
    return reading
  }

  private mutating func parseEntry() {
    let start = index
    if isBraced, units.unit(at: index) == "}" { return closeBrace() }
    guard let key = scanString() else { return recoverFromBrokenKey(at: start) }
    guard skipSpace() else { return reportEnd("the file ends after this key", of: key.range) }
    switch units.unit(at: index) {
    case ";":
      index += units.width
      append(key, .text(key), from: start)
    case "=":
      index += units.width
      parseValue(of: key)
    default:
      recoverFromMissingEquals(after: key)
    }
  }

  private mutating func closeBrace() {
    isBraced = false
    index += units.width
    if skipSpace() {
      report(.rejectsTable, "text after the closing '}'", at: index)
      if !looksLikeEntry(at: index) { recoverAtLine(after: index) }
    }
  }

  private mutating func parseValue(of key: SourceString) {
    guard skipSpace() else { return reportEnd("the file ends where a value is due", of: key.range) }
    let start = index
    switch units.unit(at: index) {
    case "{", "(", "<":
      guard skipObject(depth: 1) else {
        report(.rejectsTable, "malformed dictionary, array or data", at: start)
        reading.losesEntries = true
        return recoverAtLine(after: start)
      }
      endEntry(key, .other(ByteRange(start, index)))
    default:
      guard let text = scanString() else { return recoverFromBrokenValue(of: key, at: start) }
      guard index < units.end, units.unit(at: index) == ";" else { return endEntry(key, .text(text)) }
      // Nearly all entries end here.
      index &+= units.width
      reading.entries.append(
        key: key, text: text, comment: pendingComment, range: ByteRange(key.range.start.index, index))
      pendingComment = nil
    }
  }

  private mutating func endEntry(_ key: SourceString, _ value: LocalizedValue) {
    let valueEnd = index
    if skipSpace(), units.unit(at: index) == ";" {
      index += units.width
      append(key, value, from: key.range.start.index)
    } else {
      recoverFromMissingSemicolon(key: key, value: value, valueEnd: valueEnd)
    }
  }

  mutating func append(_ key: SourceString, _ value: LocalizedValue, from start: Int, to end: Int? = nil) {
    reading.entries.append(
      StringEntry(key: key, value: value, comment: pendingComment, range: ByteRange(start, end ?? index)))
    pendingComment = nil
  }

  /// What Apple's parser does where no key can be read: the first key decides whether the file is a table at all.
  var effectAtKey: Defect.Effect { isBraced || reading.entries.isEmpty ? .rejectsTable : .stopsSilently }

  func isClosingBrace(at index: Int) -> Bool { isBraced && units.unit(at: index) == "}" }

  mutating func report(_ effect: Defect.Effect, _ message: String, at start: Int, hint: String? = nil) {
    report(effect, message, ByteRange(start, characterEnd(at: start)), hint: hint)
  }

  mutating func report(_ effect: Defect.Effect, _ message: String, _ range: ByteRange, hint: String? = nil) {
    reading.report(Defect(effect, message, range: range, hint: hint))
  }
}

extension UInt32 {
  /// Matches a code unit against an ASCII character in a `case`.
  static func ~= (character: Unicode.Scalar, unit: UInt32) -> Bool { character.value == unit }

  static func == (unit: UInt32, character: Unicode.Scalar) -> Bool { unit == character.value }
  static func != (unit: UInt32, character: Unicode.Scalar) -> Bool { unit != character.value }
}
