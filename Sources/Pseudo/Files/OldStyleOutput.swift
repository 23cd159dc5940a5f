/// A UTF-8 table of the old style with other values in it: everything else is copied.
struct OldStyleOutput {
  private let file: [UInt8]
  private var place = 0
  private var output = OutputBytes()

  init(_ file: [UInt8]) {
    self.file = file
    output.write(atMost: file.count * 2) { _ in 0 }
  }

  /// Writes `text` in quotes in place of the token at `range`, which is behind those before.
  ///
  /// - Parameter isShorthand: Whether the token is a key that stands for its value too, as in `"key";`: it stays.
  mutating func replace(_ range: Range<Int>, by text: UnsafeBufferPointer<UInt8>, isShorthand: Bool) {
    guard range.lowerBound >= place else { return }
    copy(upTo: isShorthand ? range.upperBound : range.lowerBound)
    if isShorthand { output.append(Array(" = ".utf8)) }
    output.write(atMost: text.count * 6 + 2) { output in
      var end = output
      func append(_ byte: UInt8) {
        end.pointee = byte
        end += 1
      }
      append(UInt8(ascii: "\""))
      guard let first = text.baseAddress else {
        append(UInt8(ascii: "\""))
        return 2
      }
      var start = 0
      for index in text.indices where Self.isEscaped(text, at: index) {
        end.update(from: first + start, count: index - start)
        end += index - start
        start = index + 1
        for byte in Self.escape(text[index], next: index + 1 < text.count ? text[index + 1] : 0) { append(byte) }
        if text[index] == 0xC2 { start += 1 }
      }
      end.update(from: first + start, count: text.count - start)
      end += text.count - start
      append(UInt8(ascii: "\""))
      return end - output
    }
    place = range.upperBound
  }

  /// Control characters (U+0080–U+009F too), quotation marks and backslashes.
  @inline(__always)
  private static func isEscaped(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let byte = text[index]
    if byte >= 0x20, byte < 0x7F { return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
    if byte < 0x80 { return true }
    return byte == 0xC2 && index + 1 < text.count && text[index + 1] < 0xA0
  }

  private static func escape(_ byte: UInt8, next: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
    case 0x0A: return Array("\\n".utf8)
    case 0x0D: return Array("\\r".utf8)
    case 0x09: return Array("\\t".utf8)
    default:
      let digits = String(byte == 0xC2 ? next : byte, radix: 16)
      return Array("\\U".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count) + Array(digits.utf8)
    }
  }

  private mutating func copy(upTo end: Int) {
    file.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[place..<end])) }
    place = end
  }

  /// The whole file.
  mutating func finished() -> [UInt8] {
    copy(upTo: file.count)
    return output.take()
  }
}
