import SourceText

/// The tokens of a Swift file that a build would see, with the other end of each bracket.
struct SwiftSource {
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [Int: [ByteRange]]
  let omissions: [ConditionalCode.Omission]
  /// For each bracket the place of its other end, for those without one the end of the file; else 0.
  private let ends: [Int32]
  /// Brackets without another end.
  let unmatched: [ByteRange]

  init(path: String, bytes: [UInt8], platform: SwiftPlatform) {
    self.path = path
    self.bytes = bytes
    let code = ConditionalCode(SwiftLexer(bytes), platform: platform)
    tokens = code.tokens
    comments = code.comments
    omissions = code.omissions
    (ends, unmatched) = Self.matching(code.tokens)
  }

  var count: Int { tokens.count }

  /// The place of the bracket that closes the one at `index`, or the number of tokens.
  func end(of index: Int) -> Int { Int(ends[index]) }

  func text(_ index: Int) -> String {
    index < count ? String(decoding: bytes[tokens[index].range.indices], as: UTF8.self) : ""
  }

  /// The name at `index` without backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") ? String(text.dropFirst().prefix { $0 != "`" }) : text
  }

  func isName(_ index: Int) -> Bool { index < count && tokens[index].kind == .name }

  /// Whether the sign of one byte stands at `index`.
  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    index < count && tokens[index].byte == UInt8(ascii: sign)
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isName(index), tokens[index].range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[tokens[index].range.indices].elementsEqual($0) }
  }

  func startsLine(_ index: Int) -> Bool { index >= count || tokens[index].startsLine }

  /// The bytes from the start of one token to the end of another.
  func range(_ first: Int, through last: Int) -> ByteRange {
    guard first < count else { return ByteRange(bytes.count, bytes.count) }
    let start = Int(tokens[first].start)
    return ByteRange(start, max(start, Int(tokens[min(max(last, first), count - 1)].end)))
  }

  /// A bracket that closes an outer one closes what stands open inside of it.
  private static func matching(_ tokens: [SwiftToken]) -> (ends: [Int32], unmatched: [ByteRange]) {
    var ends = [Int32](repeating: 0, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    var counts: [UInt8: Int] = [:]
    var unmatched: [ByteRange] = []
    for (index, token) in tokens.enumerated() where token.byte != 0 {
      switch token.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        let closer = token.byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : token.byte + 2
        open.append((index, closer))
        counts[closer, default: 0] += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard counts[token.byte, default: 0] > 0 else {
          unmatched.append(token.range)
          continue
        }
        while let last = open.popLast() {
          counts[last.closer, default: 0] -= 1
          ends[last.index] = Int32(index)
          if last.closer == token.byte { break }
          unmatched.append(tokens[last.index].range)
        }
      default: break
      }
    }
    for last in open {
      ends[last.index] = Int32(tokens.count)
      unmatched.append(tokens[last.index].range)
    }
    return (ends, unmatched)
  }
}
