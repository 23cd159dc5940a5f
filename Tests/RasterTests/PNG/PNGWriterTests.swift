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
