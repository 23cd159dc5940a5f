import SourceText
import StringFormats

/// The texts of XML property lists as the formatter writes them.
enum XMLNormalForm {
  /// Appends character data with the same text.
  ///
  /// `&`, `<` and `>` are escaped, all else stands for itself, CDATA sections are opened: as `plutil` writes. A
  /// reference to an invisible character stays as it is written, and so does a carriage return: which line end a reader
  /// takes it for depends on how it is written.
  static func append(_ content: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
    var index = content.lowerBound
    var copied = index
    while index < content.upperBound {
      let next: Int
      let text: [UInt8]
      switch bytes[index] {
      case UInt8(ascii: ">"): (text, next) = (Array("&gt;".utf8), index + 1)
      case UInt8(ascii: "<"): (text, next) = section(at: index, content.upperBound, of: bytes)
      case UInt8(ascii: "&"): (text, next) = reference(at: index, content.upperBound, of: bytes)
      default:
        index += 1
        continue
      }
      output += bytes[copied..<index]
      output += text
      (index, copied) = (next, next)
    }
    output += bytes[copied..<content.upperBound]
  }

  /// The text of the CDATA section at `start`, and the place behind it.
  private static func section(at start: Int, _ end: Int, of bytes: [UInt8]) -> ([UInt8], Int) {
    let text = min(start + 9, end)
    var close = text
    while close < end, !bytes[close..<end].starts(with: "]]>".utf8) { close += 1 }
    return (bytes[text..<close].flatMap { escaped($0) }, min(close + 3, end))
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    MarkupText.reference(for: Unicode.Scalar(byte), isAttribute: false).map { Array("\($0)".utf8) } ?? [byte]
  }

  private static func reference(at start: Int, _ end: Int, of bytes: [UInt8]) -> ([UInt8], Int) {
    guard let last = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) else {
      return (Array(bytes[start..<end]), end)
    }
    let written = Array(bytes[start...last])
    let scalars = XMLText.decode(written[...], .utf8, normalisesLineEnds: false).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, !scalar.isInvisible else { return (written, last + 1) }
    return (Array(Unicode.UTF8.bytes(of: scalar)).flatMap { escaped($0) }, last + 1)
  }
}
