import Pseudo
import SourceText

/// A UTF-8 table of the old style with other values in it: everything else is copied.
struct OldStyleOutput {
  private let file: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  init(_ file: [UInt8]) {
    self.file = file
    // Room that is not used is never touched.
    output.reserveCapacity(file.count * 2 + 64)
  }

  /// Writes `text` in quotes in place of the token at `range`, which is behind those before.
  ///
  /// - Parameter isShorthand: Whether the token is a key that stands for its value too, as in `"key";`: it stays.
  mutating func replace(_ range: Range<Int>, by text: UnsafeBufferPointer<UInt8>, isShorthand: Bool) {
    guard range.lowerBound >= place else { return }
    let quote = UInt8(ascii: "\"")
    if !isShorthand, range.count > 1, file[range.lowerBound] == quote {
      // Its quotation marks are copied with what is around it.
      copy(upTo: range.lowerBound + 1)
      append(escaping: text)
      place = range.upperBound - 1
      return
    }
    copy(upTo: isShorthand ? range.upperBound : range.lowerBound)
    if isShorthand { output += Array(" = ".utf8) }
    output.append(quote)
    append(escaping: text)
    output.append(quote)
    place = range.upperBound
  }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = Self.firstUnusual(in: text, from: 0)
    while index < text.count {
      let isControl = text[index] == Self.controlLead
      if isControl, index + 1 == text.count || text[index + 1] >= 0xA0 {
        index = Self.firstUnusual(in: text, from: index + 1)
        continue
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      output += Self.escape(isControl ? text[index + 1] : text[index])
      start = index + (isControl ? 2 : 1)
      index = Self.firstUnusual(in: text, from: start)
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The first byte of U+0080–U+00BF.
  private static let controlLead: UInt8 = 0xC2

  /// The next byte of what may have to be escaped: control characters (U+0080–U+009F too), quotation marks and
  /// backslashes.
  @inline(__always)
  private static func firstUnusual(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    text.firstIndex(from: start) { word in
      word.hits(of: UInt8(ascii: "\"")) | word.hits(of: UInt8(ascii: "\\")) | word.hits(below: 0x20)
        | word.hits(of: 0x7F) | word.hits(of: controlLead)
    } single: { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 || byte == 0x7F || byte == controlLead
    }
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
    case 0x0A: return Array("\\n".utf8)
    case 0x0D: return Array("\\r".utf8)
    case 0x09: return Array("\\t".utf8)
    default:
      let digits = String(byte, radix: 16)
      return Array("\\U".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count) + Array(digits.utf8)
    }
  }

  private mutating func copy(upTo end: Int) {
    file.withUnsafeBufferPointer { output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[place..<end])) }
    place = end
  }

  /// The whole file; nothing is left.
  mutating func finished() -> [UInt8] {
    copy(upTo: file.count)
    defer { output = [] }
    return output
  }
}
