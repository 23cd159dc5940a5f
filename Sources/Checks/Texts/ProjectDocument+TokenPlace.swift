import Messages
import Project
import SourceText
import StringTables

extension ProjectDocument {
  /// The bytes of the file that hold a part of a text; those of the whole token where escapes or the encoding stand
  /// between.
  ///
  /// - Parameter part: UTF-8 offsets in the text.
  /// - Complexity: O(*n*) in the length of the text.
  func range(of part: Range<Int>, in text: LocatedText) -> ByteRange {
    let token = document.bytes[text.range.indices]
    let content = text.string.utf8
    guard part.upperBound <= content.count, let first = token.first else { return text.range }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let margin = isQuoted && token.count == content.count + 2 ? 1 : 0
    if token.count == content.count + 2 * margin, Self.isPlain(text, margin, in: document.bytes) {
      let start = text.range.start.index + margin
      return ByteRange(start + part.lowerBound, start + part.upperBound)
    }
    if let range = wideRange(of: part, in: text, token) { return range }
    // Escapes stand between: as often as the part stands before in the text, it stands before in the token.
    let bytes = Array(content)
    let wanted = bytes[part]
    guard !wanted.isEmpty else { return text.range }
    func places(in bytes: ArraySlice<UInt8>) -> [Int] { bytes.indices.filter { bytes[$0...].starts(with: wanted) } }
    let (places, own) = (places(in: token), places(in: bytes[...]))
    guard let number = own.firstIndex(of: part.lowerBound), places.count == own.count else { return text.range }
    return ByteRange(places[number], places[number] + wanted.count)
  }

  /// Whether the bytes between the margins of a token are its text.
  private static func isPlain(_ text: LocatedText, _ margin: Int, in bytes: [UInt8]) -> Bool {
    var string = text.string
    return string.withUTF8 { content in
      bytes.withUnsafeBufferPointer { bytes in
        let start = text.range.start.index + margin
        return UnsafeBufferPointer(rebasing: bytes[start..<start + content.count]).hasSameBytes(as: content)
      }
    }
  }

  /// The same in a UTF-16 file with a byte order mark; `nil` for another file, and where escapes stand between.
  private func wideRange(of part: Range<Int>, in text: LocatedText, _ token: ArraySlice<UInt8>) -> ByteRange? {
    guard let encoding = TextEncoding.byteOrderMark(of: document.bytes)?.encoding,
      encoding.unitWidth == 2
    else { return nil }
    let count = text.string.utf16.count
    let margin = token.count == 2 * count + 4 ? 2 : 0
    guard token.count == 2 * count + 2 * margin,
      encoding.decode(token.dropFirst(margin).dropLast(margin)) == text.string
    else { return nil }
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: part.upperBound)
    let first = text.range.start.index + margin + 2 * text.string.utf16.distance(from: utf8.startIndex, to: start)
    return ByteRange(first, first + 2 * text.string.utf16.distance(from: start, to: end))
  }
}
