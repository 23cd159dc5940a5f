import Deflate

/// Compresses the rows of pictures into zlib's format (RFC 1950), as PNG wants them.
///
/// In pictures of components a pixel is mostly like the one before it or the one above it. Nothing else is looked for:
/// no table of earlier bytes is kept, and a row that is like the one above is compared as a whole.
struct PixelCompressor {
  /// A block ends with the row in which it has so many tokens.
  private static let tokensOfBlock = 1 << 16
  /// There is no shorter repetition.
  private static let shortest = 3
  private static let (before, above) = (0, 1)

  /// The palette that the bytes are numbers of; empty where they are channels.
  private(set) var palette = Palette()
  /// Bytes of a row, its filter first; they are those of the row above until they are changed.
  private var row: [UInt8] = []
  private var block = DeflateBlock([])
  /// Bytes that are like those of the row above and were not told yet; they may begin in a row above.
  private var pending = 0

  /// Returns the compressed rows, without filters.
  ///
  /// - Parameter channels: 1 for numbers of a palette, 3 or 4 for channels.
  /// - Returns: `nil` where there are more colours than a palette has.
  /// - Complexity: O(*n*) in the pixels; memory for some rows.
  mutating func compress(_ image: PixelImage, channels: Int) -> [UInt8]? {
    let rowLength = image.width * channels + 1
    palette.removeAll()
    row = [UInt8](repeating: 0, count: rowLength)
    pending = 0
    let isInReach = (Self.shortest...DeflateBlock.Distance.limit).contains(rowLength)
    block = DeflateBlock([.init(channels), .init(isInReach ? rowLength : 1)])
    // A window of 32 KiB; the fastest of four kinds of compression.
    var bits = BitWriter([0x78, 0x01])
    var sum: UInt32 = 1
    var rowSum: UInt32 = 0
    let isWhole = image.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return true }
      for y in 0..<image.height {
        let own = start + y * image.width
        let upper = y > 0 && isInReach ? own - image.width : nil
        if y > 0, Self.equalCount(own, own - image.width, image.width) == image.width {
          if isInReach { pending += rowLength } else { appendRow() }
        } else {
          guard append(own, upper, image.width, channels) else { return false }
          rowSum = row.withUnsafeBufferPointer { CheckSum.adler32(of: $0) }
        }
        sum = CheckSum.adler32(sum, then: rowSum, count: rowLength)
        if block.count >= Self.tokensOfBlock {
          appendPending()
          block.write(to: &bits, isLast: false)
        }
      }
      return true
    }
    guard isWhole else { return nil }
    appendPending()
    block.write(to: &bits, isLast: true)
    var bytes = bits.finish()
    PNGChunk.append(sum, to: &bytes)
    return bytes
  }

  /// Adds a row.
  ///
  /// - Parameter upper: The row above; `nil` where it is out of reach.
  /// - Returns: Whether the palette had a place for each of its colours.
  private mutating func append(
    _ pixels: UnsafePointer<Pixel>, _ upper: UnsafePointer<Pixel>?, _ width: Int, _ channels: Int
  ) -> Bool {
    if upper == nil { block.append(0) } else { pending += 1 }
    var x = 0
    while x < width {
      let rest = width - x
      let likeAbove = upper.map { Self.equalCount(pixels + x, $0 + x, rest) } ?? 0
      let likeBefore =
        likeAbove == rest || x == 0 ? 0 : Self.equalCount(pixels + x, pixels + x - 1, rest)
      if likeAbove * channels >= Self.shortest, likeAbove >= likeBefore {
        pending += likeAbove * channels
        x += likeAbove
      } else if likeBefore * channels >= Self.shortest {
        appendPending()
        block.append(repeating: likeBefore * channels, at: Self.before)
        fill(x, likeBefore, channels)
        x += likeBefore
      } else {
        appendPending()
        guard append(pixels[x], at: x, channels) else { return false }
        x += 1
      }
    }
    return true
  }

  private mutating func append(_ pixel: Pixel, at x: Int, _ channels: Int) -> Bool {
    let place = 1 + x * channels
    if channels == 1 {
      guard let number = palette.number(of: pixel) else { return false }
      row[place] = number
      block.append(number)
      return true
    }
    for channel in 0..<channels {
      let byte = UInt8(truncatingIfNeeded: pixel.rawValue >> UInt32(8 * channel))
      row[place + channel] = byte
      block.append(byte)
    }
    return true
  }

  /// Repeats the pixel before `x` in the bytes of the row.
  private mutating func fill(_ x: Int, _ count: Int, _ channels: Int) {
    row.withUnsafeMutableBufferPointer { row in
      let start = 1 + x * channels
      let end = start + count * channels
      if channels == 1 {
        row[start..<end].update(repeating: row[start - 1])
        return
      }
      // What is there already is copied behind itself, twice as much each time.
      var place = start
      while place < end {
        let piece = row[start - channels..<min(place, start - channels + end - place)]
        _ = UnsafeMutableBufferPointer(rebasing: row[place..<place + piece.count]).update(from: piece)
        place += piece.count
      }
    }
  }

  private mutating func appendPending() {
    if pending >= Self.shortest {
      block.append(repeating: pending, at: Self.above)
    } else if pending > 0 {
      // Only the filter of a row is ever so short.
      block.append(0)
    }
    pending = 0
  }

  private mutating func appendRow() { for byte in row { block.append(byte) } }

  /// How many pixels from two places on are the same.
  @inline(__always)
  private static func equalCount(_ first: UnsafePointer<Pixel>, _ second: UnsafePointer<Pixel>, _ limit: Int) -> Int {
    let (one, other) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    @inline(__always) func differ(_ count: Int, _ place: Int) -> UInt64 {
      let offset = count * 4 + place * 8
      return one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var count = 0
    while count + 8 <= limit, differ(count, 0) | differ(count, 1) | differ(count, 2) | differ(count, 3) == 0 {
      count += 8
    }
    while count < limit, first[count] == second[count] { count += 1 }
    return count
  }
}
