import StringFormats

/// The comments and the space of old-style property lists in UTF-8.
enum OldStyleComments {
  /// The comment that starts at `index`.
  static func comment(in bytes: [UInt8], at index: Int, limit: Int) -> WrittenComment? {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < limit else { return nil }
    var end = index + 2
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D, separatorLength(in: bytes, at: end) == 0 { end += 1 }
      return .init(range: index..<end, isLine: true)
    case UInt8(ascii: "*"):
      while end + 1 < limit, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
      return .init(range: index..<min(end + 2, limit), isLine: false)
    default: return nil
    }
  }

  /// The comments between the parts of an entry.
  static func comments(in bytes: [UInt8], _ range: Range<Int>) -> [WrittenComment] {
    var comments: [WrittenComment] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let comment = comment(in: bytes, at: index, limit: range.upperBound) {
        comments.append(comment)
        index = comment.range.upperBound
      } else {
        index += 1
      }
    }
    return comments
  }

  /// The length of the space or line end at `index`, 0 where there is none.
  static func space(in bytes: [UInt8], at index: Int) -> (length: Int, isBreak: Bool) {
    switch bytes[index] {
    case 0x0A: (1, true)
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? (2, true) : (1, true)
    case 0x09...0x0D, 0x20: (1, false)
    default: (separatorLength(in: bytes, at: index), true)
    }
  }

  /// The length of U+2028 or U+2029 at `index`, or 0.
  static func separatorLength(in bytes: [UInt8], at index: Int) -> Int {
    guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
  }

  /// Appends a comment as it is written, with LF for line ends.
  static func append(_ comment: WrittenComment, of bytes: [UInt8], to output: inout [UInt8]) {
    let text = bytes[comment.range]
    guard text.contains(0x0D) else {
      output += text
      return
    }
    for (index, byte) in zip(text.indices, text) {
      if byte != 0x0D {
        output.append(byte)
      } else if index + 1 == text.endIndex || text[index + 1] != 0x0A {
        output.append(0x0A)
      }
    }
  }
}
