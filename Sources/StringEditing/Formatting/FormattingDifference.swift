import SourceText
import StringFormats

/// The first place at which a document is not in its form.
package struct FormattingDifference: Sendable {
  package let offset: ByteOffset

  /// What stands there and what would, in lower case.
  package let message: String

  /// - Parameter form: The bytes that ``DocumentFormatter/formatted(_:)`` gave.
  /// - Returns: `nil` where they are the document's own.
  package init?(of document: StringDocument, form: [UInt8]) {
    let bytes = document.bytes
    if bytes == form { return nil }
    let encoding = FileEncoding(of: bytes)
    if encoding.text != .utf8 || encoding.markLength > 0 {
      let mark = encoding.markLength > 0 ? " with a byte order mark" : ""
      let name = encoding.text.rawValue.uppercased()
      self.init(0, "the file is written in \(name)\(mark), the form is UTF-8 without one")
      return
    }
    let same = zip(bytes, form).prefix { $0 == $1 }.count
    var offset = same
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let (start, message) = Self.message(bytes, form, at: offset)
    self.init(start, message)
  }

  private init(_ offset: Int, _ message: String) {
    self.offset = ByteOffset(offset)
    self.message = message
  }

  /// What stands at the first different byte, or at the start of its word.
  private static func message(_ found: [UInt8], _ form: [UInt8], at offset: Int) -> (Int, String) {
    if offset == found.count {
      let isLineEnd = form[offset...].allSatisfy { $0 == 0x0A }
      return (
        offset,
        isLineEnd ? "the last line has no end" : "the file ends where \(quoted(form, from: offset)) is due"
      )
    }
    if found[offset] == 0x0D { return (offset, "the line ends in CR, the form has LF") }
    if offset == form.count { return (offset, "\(quoted(found, from: offset)) stands where the file is to end") }
    let startsLine = offset == 0 || found[offset - 1] == 0x0A
    switch (found[offset] == 0x0A, form[offset] == 0x0A) {
    case (true, false) where startsLine: return (offset, "an empty line too many")
    case (false, true) where startsLine: return (offset, "an empty line is missing")
    case (true, false): return (offset, "the line ends where \(quoted(form, from: offset)) is due")
    case (false, true): return (offset, "\(quoted(found, from: offset)) stands where the line is to end")
    default: break
    }
    let start = wordStart(of: offset, in: found)
    let (one, two) = (quoted(found, from: start), quoted(form, from: start))
    if one != two { return (start, "\(one) stands where \(two) is due") }
    return (offset, "\(quoted(found, from: offset)) stands where \(quoted(form, from: offset)) is due")
  }

  /// The start of the word that differs, on its line.
  private static func wordStart(of offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, offset - start < limit / 2, bytes[start - 1] > 0x20 { start -= 1 }
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  private static let limit = 40

  /// The rest of the line in quotes, cut short.
  private static func quoted(_ bytes: [UInt8], from start: Int) -> String {
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line.prefix(4 * limit), as: UTF8.self).unicodeScalars
    if text.allSatisfy({ $0 == " " || $0 == "\t" }) { return text.isEmpty ? "an empty line" : "a blank" }
    return "'" + String(String.UnicodeScalarView(text.prefix(limit))) + (text.count > limit ? "…'" : "'")
  }
}
