extension SwiftLexer {
  /// Deeper literals inside of interpolations end at their line.
  private static let depthLimit = 24

  /// Skips a string literal; the current byte is its first quote.
  mutating func text(hashes: Int, depth: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
        index += 1 + hashes
        if byte() == UInt8(ascii: "("), depth < Self.depthLimit {
          interpolation(isLong: isLong, depth: depth)
        } else if byte() != 0x0A || isLong {
          index += 1
        }
      case UInt8(ascii: "\"") where !isLong && hasHashes(hashes, at: 1):
        index += 1 + hashes
        return
      case UInt8(ascii: "\"")
      where isLong && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasHashes(hashes, at: 3):
        index += 3 + hashes
        return
      case 0x0A where !isLong, 0x0D where !isLong: return
      default: index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips to behind the bracket that ends an interpolation, or to the end of its line.
  private mutating func interpolation(isLong: Bool, depth: Int) {
    var open = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
      case UInt8(ascii: "\""): text(hashes: 0, depth: depth + 1)
      case 0x0A where !isLong, 0x0D where !isLong: return
      default: index += 1
      }
    } while open > 0 && index < bytes.count
  }
}
