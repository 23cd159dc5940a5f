import TestSupport
import Testing

@testable import Raster

struct PNGWriterTests {
  /// Random pixels, some in runs, of so many colours.
  private func image(_ width: Int, _ height: Int, colors: UInt32, alpha: UInt32 = 0xFF, seed: UInt64) -> PixelImage {
    var random = SeededGenerator(seed: seed)
    var pixels: [Pixel] = []
    while pixels.count < width * height {
      let pixel = Pixel(rawValue: alpha << 24 | UInt32.random(in: 0..<colors, using: &random) &* 0x3_0507 & 0xFF_FFFF)
      let run = min(Int.random(in: 1...9, using: &random), width * height - pixels.count)
      pixels += Array(repeating: pixel, count: run)
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  private func chunks(of file: [UInt8]) -> [String] {
    var (place, types) = (8, [String]())
    while place + 12 <= file.count {
      types.append(String(decoding: file[place + 4..<place + 8], as: UTF8.self))
      place += 12 + file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(place == file.count)
    return types
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (37, 23), (640, 200)], [UInt32(1), 2, 255, 256, 257, 70_000])
  func whatIsWrittenIsReadAgain(size: (Int, Int), colors: UInt32) throws {
    let image = image(size.0, size.1, colors: colors, seed: 1)
    let file = PNGWriter().bytes(of: image, scale: 2)
    #expect(try PNGReader.image(of: file) == image)
  }

  /// Rows of the least and the greatest length, and such as lie beyond the reach of a repetition.
  @Test(arguments: [1, 2, 3, 255, 256, 10_922, 10_923, 32_766, 32_767], [UInt32(2), 70_000])
  func rowsOfAnyLengthAreWritten(width: Int, colors: UInt32) throws {
    let row = image(width, 1, colors: colors, seed: 5)
    let other = image(width, 1, colors: colors, seed: 6)
    let rows = [row, row, row, other, row, row, other, other]
    let picture = PixelImage(width: width, height: rows.count, pixels: rows.flatMap(\.pixels))
    #expect(try PNGReader.image(of: PNGWriter().bytes(of: picture)) == picture)
  }

  /// Flat areas, lines and steps, as components have them: most of a row is like the row above it, but never all.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func shapesAreWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random))
    var picture = try PixelImage(width: width, height: height, filledWith: .white)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let pixel = Pixel(rawValue: UInt32.random(in: 0...(.max), using: &random) | (seed % 3 == 0 ? 0 : 0xFF00_0000))
      let (left, top) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      for y in top..<min(height, top + Int.random(in: 1...30, using: &random)) {
        for x in left..<min(width, left + Int.random(in: 1...40, using: &random)) { picture[x, y] = pixel }
      }
    }
    #expect(try PNGReader.image(of: PNGWriter().bytes(of: picture)) == picture)
  }

  /// One colour takes few bytes, however large the picture is.
  @Test func flatPicturesAreSmall() throws {
    let picture = try PixelImage(width: 1_000, height: 1_000, filledWith: .white)
    let file = PNGWriter().bytes(of: picture)
    #expect(file.count < 6_000)
    #expect(try PNGReader.image(of: file) == picture)
  }

  @Test(arguments: [UInt32(3), 9_000])
  func alphasAreKept(colors: UInt32) throws {
    let image = image(64, 64, colors: colors, alpha: 0x40, seed: 2)
    let file = PNGWriter().bytes(of: image)
    #expect(try PNGReader.image(of: file) == image)
  }

  @Test func fewColorsBecomeAPalette() {
    let writer = PNGWriter()
    #expect(
      chunks(of: writer.bytes(of: image(40, 40, colors: 12, seed: 3)))
        == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    #expect(
      chunks(of: writer.bytes(of: image(40, 40, colors: 12, alpha: 9, seed: 3)))
        == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(
      chunks(of: writer.bytes(of: image(64, 64, colors: 90_000, seed: 3))) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
  }

  /// A writer that has written others writes the same bytes as a new one.
  @Test func bytesDependOnThePictureAlone() {
    let writer = PNGWriter()
    let images = [(90, 70, UInt32(9)), (400, 300, 500), (3, 3, 2), (90, 70, 60_000)].map {
      image($0.0, $0.1, colors: $0.2, seed: 8)
    }
    for image in images + images.reversed() { #expect(writer.bytes(of: image) == PNGWriter().bytes(of: image)) }
  }
}
