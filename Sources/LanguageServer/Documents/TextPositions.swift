import PositionedJSON
import SourceText

/// Places of a text as the protocol counts them, lines and characters from 0, beside bytes.
struct TextPositions: Sendable {
  let lines: LineTable
  let bytes: [UInt8]
  let unit: PositionUnit

  init(lines: LineTable, bytes: [UInt8], unit: PositionUnit) {
    self.lines = lines
    self.bytes = bytes
    self.unit = unit
  }

  /// - Parameter bytes: UTF-8.
  init(_ bytes: [UInt8], unit: PositionUnit) { self.init(lines: LineTable(bytes), bytes: bytes, unit: unit) }

  /// - Complexity: O(log *n*) in the number of lines.
  func json(of position: SourcePosition) -> JSONOutput {
    let (line, character) = place(of: position)
    return .object {
      $0["line"] = .integer(line)
      $0["character"] = .integer(character)
    }
  }

  func place(of offset: Int) -> (line: Int, character: Int) { place(of: lines.position(of: ByteOffset(offset))) }

  private func place(of position: SourcePosition) -> (line: Int, character: Int) {
    let piece = lines.piece(ofLine: position.line, around: position.column)
    let before = piece.text[...].unicodeScalars.prefix(max(position.column - piece.column, 0))
    let start =
      switch unit {
      case .utf8: piece.before.utf8
      case .utf16: piece.before.utf16
      case .utf32: piece.column - 1
      }
    return (position.line - 1, start + unit.count(before))
  }

  func json(of offset: Int) -> JSONOutput { json(of: lines.position(of: ByteOffset(offset))) }

  func json(of range: Range<Int>) -> JSONOutput {
    json(from: json(of: range.lowerBound), to: json(of: range.upperBound))
  }

  func json(of range: ByteRange) -> JSONOutput { json(of: range.indices) }

  func json(from start: SourcePosition, to end: SourcePosition) -> JSONOutput {
    json(from: json(of: start), to: json(of: end))
  }

  /// The whole text.
  var all: JSONOutput { json(of: 0..<bytes.count) }

  private func json(from start: JSONOutput, to end: JSONOutput) -> JSONOutput {
    .object {
      $0["start"] = start
      $0["end"] = end
    }
  }

  /// The byte at a place of a text in UTF-8; a character behind the end of the line is that end, a line behind the end
  /// of the text the end of that. `nil` for what is no place.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func offset(of place: JSONValue?) -> Int? {
    guard let line = place?["line"]?.integer, let character = place?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    guard line < lines.lineCount else { return bytes.count }
    let contents = lines.range(ofLine: line + 1).indices
    if unit == .utf8 { return contents.lowerBound + min(character, contents.count) }
    var (offset, left) = (contents.lowerBound, character)
    for scalar in String(decoding: bytes[contents], as: UTF8.self).unicodeScalars {
      let width = unit.width(of: scalar)
      if left < width { break }
      left -= width
      offset += UTF8.width(scalar)
    }
    return min(offset, contents.upperBound)
  }

  /// The byte at a place of a text in UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func offset(of position: SourcePosition) -> Int {
    let contents = lines.range(ofLine: position.line).indices
    let before = String(decoding: bytes[contents], as: UTF8.self).unicodeScalars.prefix(max(position.column - 1, 0))
    return min(contents.lowerBound + before.reduce(0) { $0 + UTF8.width($1) }, contents.upperBound)
  }

  /// The bytes between two places; `nil` for what is no range.
  func range(of range: JSONValue?) -> Range<Int>? {
    guard let start = offset(of: range?["start"]), let end = offset(of: range?["end"]), start <= end else { return nil }
    return start..<end
  }
}
