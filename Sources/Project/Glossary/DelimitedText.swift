import SourceText

/// The rows of a CSV file (RFC 4180): fields between commas, semicolons or tabs, in quotation marks where they hold
/// those.
package struct DelimitedText {
  package struct Field: Sendable {
    /// Without the white space around it.
    package let text: String
    /// Where it starts, in bytes.
    package let offset: Int
  }

  package struct Failure: Error {
    package let message: String
    package let offset: Int
  }

  package private(set) var rows: [[Field]] = []

  /// - Parameter bytes: UTF-8, without a byte order mark.
  /// - Throws: ``Failure`` for a quotation mark without its counterpart.
  /// - Complexity: O(*n*).
  package init(_ bytes: [UInt8]) throws(Failure) {
    let delimiter = Self.delimiter(of: bytes)
    var row: [Field] = []
    var index = 0
    while index < bytes.count {
      let (field, end) = try Self.field(of: bytes, from: index, until: delimiter)
      row.append(field)
      index = end
      if index < bytes.count, bytes[index] == delimiter {
        index += 1
        if index < bytes.count { continue }
        row.append(Field(text: "", offset: index))
      }
      index = Self.behindLineEnd(of: bytes, at: index)
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
      row = []
    }
  }

  /// What the first line has most of, a comma where it has none.
  private static func delimiter(of bytes: [UInt8]) -> UInt8 {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    let most = counts.max() ?? 0
    return most == 0 ? candidates[0] : candidates[counts.firstIndex(of: most) ?? 0]
  }

  /// The field at `start`, and the place of what ends it.
  private static func field(
    of bytes: [UInt8], from start: Int, until delimiter: UInt8
  ) throws(Failure) -> (Field, end: Int) {
    let quote = UInt8(ascii: "\"")
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == quote else {
      let end = bytes[start...].firstIndex { $0 == delimiter || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      return (Field(text: trimmed(bytes[start..<end]), offset: start), end)
    }
    let opening = index
    var content: [UInt8] = []
    index += 1
    while index < bytes.count {
      if bytes[index] != quote {
        content.append(bytes[index])
      } else if index + 1 < bytes.count, bytes[index + 1] == quote {
        content.append(quote)
        index += 1
      } else {
        let end = bytes[(index + 1)...].firstIndex { $0 == delimiter || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        guard trimmed(bytes[(index + 1)..<end]).isEmpty else {
          throw Failure(
            message: "text behind the quotation mark that ends the field: write '\"\"' for one within", offset: index)
        }
        return (Field(text: trimmed(content[...]), offset: opening), end)
      }
      index += 1
    }
    throw Failure(message: "this quotation mark has no counterpart", offset: opening)
  }

  private static func behindLineEnd(of bytes: [UInt8], at index: Int) -> Int {
    guard index < bytes.count else { return index }
    let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first == 0x20 || 0x09...0x0D ~= first { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || 0x09...0x0D ~= last { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
