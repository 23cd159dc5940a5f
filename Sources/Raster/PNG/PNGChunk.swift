import Deflate

/// A chunk of a PNG file (PNG 3, section 5.3).
enum PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its type, the data and their check sum.
  static func append(_ type: StaticString, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    append(UInt32(data.count), to: &file)
    let start = file.count
    type.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: data)
    append(CheckSum.crc32(of: file[start...]), to: &file)
  }

  static func append(_ number: UInt32, to file: inout [UInt8]) {
    for shift in stride(from: 24, through: 0, by: -8) {
      file.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }
}
