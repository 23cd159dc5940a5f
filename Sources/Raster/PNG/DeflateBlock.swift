/// A block of compressed data (RFC 1951, section 3.2.7): bytes, and repetitions at one of two distances.
struct DeflateBlock {
  /// How far back a repetition begins.
  struct Distance {
    /// The farthest that there is.
    static let limit = 32_768

    let symbol: Int
    let extra: UInt32
    let extraWidth: Int

    /// - Precondition: `bytes` is from 1 to ``limit``.
    init(_ bytes: Int) {
      let value = bytes - 1
      if value < 4 {
        (symbol, extra, extraWidth) = (value, 0, 0)
      } else {
        let top = value.bitWidth - 1 - value.leadingZeroBitCount
        extraWidth = top - 1
        symbol = 2 * top + (value >> extraWidth & 1)
        extra = UInt32(value & ((1 << extraWidth) - 1))
      }
    }
  }

  /// What tells repetitions from bytes, and the second distance from the first.
  private static let repetition: UInt32 = 1 << 31
  private static let secondDistance: UInt32 = 1 << 30
  private static let longest = 258
  private static let end = 256

  private let distances: [Distance]
  private var tokens: [UInt32] = []

  /// - Parameter distances: Two, of unlike symbols.
  init(_ distances: [Distance]) { self.distances = distances }

  var count: Int { tokens.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) { tokens.append(UInt32(byte)) }

  /// - Precondition: `count` is 3 at least: there is no shorter repetition.
  @inline(__always)
  mutating func append(repeating count: Int, at distance: Int) {
    let kind = Self.repetition | (distance == 0 ? 0 : Self.secondDistance)
    var rest = count
    while rest > 0 {
      // What is left over is long enough too.
      let length = rest <= Self.longest ? rest : min(Self.longest, rest - 3)
      tokens.append(kind | UInt32(length))
      rest -= length
    }
  }

  /// Writes the block with the codes that suit it best, and begins a new one.
  mutating func write(to bits: inout BitWriter, isLast: Bool) {
    var counts = [UInt32](repeating: 0, count: 286)
    var distanceCounts = [UInt32](repeating: 0, count: 30)
    let lengths = Self.lengths
    for token in tokens {
      if token & Self.repetition == 0 {
        counts[Int(token)] += 1
      } else {
        counts[Int(lengths[Int(token & 0x1FF)].symbol)] += 1
        distanceCounts[distances[token & Self.secondDistance == 0 ? 0 : 1].symbol] += 1
      }
    }
    counts[Self.end] = 1
    let codes = HuffmanCode(counts: counts, limit: 15)
    let distanceCodes = HuffmanCode(counts: distanceCounts, limit: 15)
    bits.append(isLast ? 1 : 0, width: 1)
    bits.append(2, width: 2)
    Self.write(codes, distanceCodes, to: &bits)
    for token in tokens {
      guard token & Self.repetition != 0 else {
        bits.append(UInt32(codes.codes[Int(token)]), width: Int(codes.lengths[Int(token)]))
        continue
      }
      let length = lengths[Int(token & 0x1FF)]
      let symbol = Int(length.symbol)
      bits.append(UInt32(codes.codes[symbol]), width: Int(codes.lengths[symbol]))
      bits.append(UInt32(length.extra), width: Int(length.extraWidth))
      let distance = distances[token & Self.secondDistance == 0 ? 0 : 1]
      bits.append(UInt32(distanceCodes.codes[distance.symbol]), width: Int(distanceCodes.lengths[distance.symbol]))
      bits.append(distance.extra, width: distance.extraWidth)
    }
    bits.append(UInt32(codes.codes[Self.end]), width: Int(codes.lengths[Self.end]))
    tokens.removeAll(keepingCapacity: true)
  }

  // MARK: - Codes

  private static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes the lengths of two codes, themselves coded; runs of zeros are the only ones that are shortened.
  private static func write(_ codes: HuffmanCode, _ distanceCodes: HuffmanCode, to bits: inout BitWriter) {
    func used(_ lengths: [UInt8], atLeast least: Int) -> ArraySlice<UInt8> {
      lengths[..<max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)]
    }
    let (own, distances) = (used(codes.lengths, atLeast: 257), used(distanceCodes.lengths, atLeast: 1))
    let lengths = Array(own + distances)
    var symbols: [(symbol: Int, extra: UInt32, width: Int)] = []
    var place = 0
    while place < lengths.count {
      let zeros = lengths[place...].prefix(138).prefix { $0 == 0 }.count
      switch zeros {
      case 11...: symbols.append((18, UInt32(zeros - 11), 7))
      case 3...: symbols.append((17, UInt32(zeros - 3), 3))
      default: symbols.append((Int(lengths[place]), 0, 0))
      }
      place += zeros >= 3 ? zeros : 1
    }
    var counts = [UInt32](repeating: 0, count: 19)
    for (symbol, _, _) in symbols { counts[symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let ordered = orderOfLengths.map { code.lengths[$0] }
    let count = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
    bits.append(UInt32(own.count - 257), width: 5)
    bits.append(UInt32(distances.count - 1), width: 5)
    bits.append(UInt32(count - 4), width: 4)
    for length in ordered[..<count] { bits.append(UInt32(length), width: 3) }
    for (symbol, extra, width) in symbols {
      bits.append(UInt32(code.codes[symbol]), width: Int(code.lengths[symbol]))
      bits.append(extra, width: width)
    }
  }

  private struct Length {
    let symbol: UInt16
    let extra: UInt8
    let extraWidth: UInt8
  }

  /// By the length of a repetition, up to 258.
  private static let lengths: [Length] = (0...longest).map { length in
    if length < 3 { return Length(symbol: 0, extra: 0, extraWidth: 0) }
    if length == longest { return Length(symbol: 285, extra: 0, extraWidth: 0) }
    let value = length - 3
    if value < 8 { return Length(symbol: UInt16(257 + value), extra: 0, extraWidth: 0) }
    let top = value.bitWidth - 1 - value.leadingZeroBitCount
    let width = top - 2
    return Length(
      symbol: UInt16(257 + 4 * (top - 1) + (value >> width & 3)), extra: UInt8(value & ((1 << width) - 1)),
      extraWidth: UInt8(width))
  }
}
