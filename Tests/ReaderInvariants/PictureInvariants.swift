import Deflate
import Raster

/// A PNG file as a fuzzer makes it up: it would hardly ever find a check sum, or bytes that zlib can expand.
///
/// The first byte says by its bits what is mended in the file behind it: 1 for the check sums of the chunks, 2 for the
/// pixels, which then stand in the chunks `IDAT` as they are and are compressed here.
struct FuzzedPicture {
  /// Most pixels that are tried: what may be larger is a matter of the header alone.
  private static let pixelLimit = 1 << 18
  private static let signatureLength = 8

  let file: [UInt8]
  let pixelCount: Int

  /// `nil` for no input, and for a picture that would only take time.
  init?(_ bytes: [UInt8]) {
    guard let mended = bytes.first else { return nil }
    let file = Array(bytes.dropFirst())
    self.file = mended & 3 == 0 ? file : Self.mended(file, compressing: mended & 2 != 0)
    let sides = file.count < 24 ? [0, 0] : [Self.number(file, at: 16), Self.number(file, at: 20)]
    let product = sides[0].multipliedReportingOverflow(by: sides[1])
    guard !product.overflow, product.partialValue <= Self.pixelLimit else { return nil }
    pixelCount = product.partialValue
  }

  private static func number(_ file: [UInt8], at place: Int) -> Int {
    file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The file with chunks whose check sums are right, as far as there are chunks.
  private static func mended(_ file: [UInt8], compressing: Bool) -> [UInt8] {
    var mended = Array(file.prefix(signatureLength))
    var place = signatureLength
    let deflater = compressing ? Deflater(level: 1) : nil
    while place + 12 <= file.count {
      let length = min(number(file, at: place), file.count - place - 12)
      let type = file[place + 4..<place + 8]
      let data = Array(file[place + 8..<place + 8 + length])
      append(
        type, type.elementsEqual("IDAT".utf8) ? deflater.map { $0.compress(data) } ?? data : data, to: &mended)
      place += 12 + length
    }
    return mended + file.dropFirst(place)
  }

  private static func append(_ type: ArraySlice<UInt8>, _ data: [UInt8], to file: inout [UInt8]) {
    let chunk = type + data
    file += bytes(of: UInt32(data.count)) + chunk + bytes(of: CheckSum.crc32(of: chunk))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// What is read has the pixels that its sides say, is the same when it was written and read again, and is refused
  /// when a byte is missing or another.
  func check() throws(BrokenInvariant) {
    guard let image = read() else { return }
    try require(image.pixels.count == image.width * image.height, "pixels and sides disagree")
    try require(image.pixels.count == pixelCount, "the sides are not those of the header")
    try require(
      (try? PNGReader.image(of: PNGWriter().bytes(of: image))) == image,
      "a picture that was written is another, or cannot be read")
    // In the data of the header, which is the first chunk: no check sum is the same for two that differ in one bit.
    var damaged = file
    damaged[16 + file.count % 13] ^= 1 << UInt8(file.count % 8)
    for bytes in [damaged, file.dropLast(), file + [0]] {
      try require((try? PNGReader.image(of: bytes)) == nil, "a file that is not as it was written is read")
    }
  }

  func read() -> PixelImage? { try? PNGReader.image(of: file) }
}
