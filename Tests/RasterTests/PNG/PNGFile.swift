import Deflate

@testable import Raster

/// A PNG file put together by hand, right or wrong.
struct PNGFile {
  var bytes = PNGChunk.signature

  /// A file of one compressed block.
  ///
  /// - Parameter rows: Each with its filter.
  static func image(
    width: Int, height: Int, depth: UInt8 = 8, type: UInt8, rows: [UInt8], palette: [UInt8]? = nil,
    transparency: [UInt8]? = nil
  ) -> [UInt8] {
    var file = PNGFile()
    file.append("IHDR", header(width, height, depth, type))
    if let palette { file.append("PLTE", palette) }
    if let transparency { file.append("tRNS", transparency) }
    file.append("IDAT", Deflater(level: 6).compress(rows))
    file.append("IEND", [])
    return file.bytes
  }

  static func header(_ width: Int, _ height: Int, _ depth: UInt8 = 8, _ type: UInt8 = 2) -> [UInt8] {
    var header: [UInt8] = []
    PNGChunk.append(UInt32(truncatingIfNeeded: width), to: &header)
    PNGChunk.append(UInt32(truncatingIfNeeded: height), to: &header)
    return header + [depth, type, 0, 0, 0]
  }

  mutating func append(_ type: String, _ data: [UInt8]) {
    PNGChunk.append(UInt32(data.count), to: &bytes)
    let start = bytes.count
    bytes += Array(type.utf8) + data
    PNGChunk.append(CheckSum.crc32(of: bytes[start...]), to: &bytes)
  }
}
