/// Code that was written: whether its braces are those that were meant.
struct ExportedText {
  /// Whether each brace that opens is closed, outside of literals and comments, and nothing is left open.
  let isBalanced: Bool

  /// - Parameter text: Swift without raw and multi-line literals, or CSS: both have comments and literals alike, but
  ///   for `//`, which in CSS may stand in literals alone.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var depth = 0
    var index = 0
    func follows(_ mark: StaticString) -> Bool {
      bytes[index...].starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\n") { index = bytes.count }
          index += index < bytes.count && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index >= bytes.count { depth = .min }
      case UInt8(ascii: "/") where follows("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where follows("/*"):
        index += 2
        while index < bytes.count, !follows("*/") { index += 1 }
        if index >= bytes.count { depth = .min }
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth = depth > 0 ? depth - 1 : .min
      default: break
      }
      if depth < 0 { break }
      index += 1
    }
    isBalanced = depth == 0
  }
}
