import Deflate
import TestSupport
import Testing

@testable import Raster

struct PNGReaderTests {
  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: - What is right

  @Test func allKindsOfSamplesAreRead() throws {
    let gray = PNGFile.image(width: 2, height: 1, type: 0, rows: [0, 7, 9], transparency: [0, 9])
    #expect(try PNGReader.image(of: gray).pixels == [pixel(7, 7, 7), pixel(9, 9, 9, 0)])
    let color = PNGFile.image(
      width: 1, height: 2, type: 2, rows: [0, 1, 2, 3, 0, 4, 5, 6], transparency: [0, 4, 0, 5, 0, 6])
    #expect(try PNGReader.image(of: color).pixels == [pixel(1, 2, 3), pixel(4, 5, 6, 0)])
    let grayAlpha = PNGFile.image(width: 1, height: 1, type: 4, rows: [0, 8, 100])
    #expect(try PNGReader.image(of: grayAlpha).pixels == [pixel(8, 8, 8, 100)])
    let alpha = PNGFile.image(width: 1, height: 1, type: 6, rows: [0, 1, 2, 3, 4])
    #expect(try PNGReader.image(of: alpha).pixels == [pixel(1, 2, 3, 4)])
  }

  private static let palettes: [(UInt8, [UInt8])] = [
    (1, [0, 0b1010_0000]), (2, [0, 0b0100_0100]), (4, [0, 0x10, 0x10]), (8, [0, 1, 0, 1]),
  ]

  @Test(arguments: palettes)
  func palettesOfAllDepthsAreRead(depth: UInt8, row: [UInt8]) throws {
    let file = PNGFile.image(
      width: 3, height: 1, depth: depth, type: 3, rows: row, palette: [1, 2, 3, 4, 5, 6], transparency: [255, 9])
    #expect(try PNGReader.image(of: file).pixels == [pixel(4, 5, 6, 9), pixel(1, 2, 3), pixel(4, 5, 6, 9)])
  }

  @Test func allFiltersAreUndone() throws {
    // Worked out by hand from the formulas of PNG 3, section 9.2.
    let rows: [UInt8] = [1, 10, 5, 250, 2, 1, 1, 1, 3, 100, 20, 0, 4, 1, 2, 3, 0, 8, 9, 7]
    let file = PNGFile.image(width: 3, height: 5, type: 0, rows: rows)
    let expected: [UInt8] = [10, 15, 9, 11, 16, 10, 105, 80, 45, 106, 82, 48, 8, 9, 7]
    #expect(try PNGReader.image(of: file).pixels == expected.map { pixel($0, $0, $0) })
  }

  // MARK: - What is wrong

  private static let row: [UInt8] = [0, 1, 2, 3]

  private static func file(_ build: (inout PNGFile) -> Void) -> [UInt8] {
    var file = PNGFile()
    build(&file)
    return file.bytes
  }

  private static let data = Deflater(level: 6).compress(row)

  static let malformed: [(String, [UInt8])] = [
    ("nothing", []),
    ("another kind of file", Array("GIF89a".utf8)),
    ("the signature alone", PNGChunk.signature),
    ("no header", file { $0.append("IDAT", data) }),
    ("a short header", file { $0.append("IHDR", [0, 0, 0, 1]) }),
    ("no pixel", PNGFile.image(width: 0, height: 1, type: 2, rows: row)),
    ("too many pixels", PNGFile.image(width: 32_767, height: 32_767, type: 2, rows: row)),
    ("a side beyond all", PNGFile.image(width: 1 << 31, height: 1, type: 2, rows: row)),
    ("more pixels than the data can hold", PNGFile.image(width: 8_000, height: 8_000, type: 2, rows: row)),
    ("an unknown type", PNGFile.image(width: 1, height: 1, type: 5, rows: row)),
    ("16 bits", PNGFile.image(width: 1, height: 1, depth: 16, type: 2, rows: [0, 1, 1, 2, 2, 3, 3])),
    ("two rows for one", PNGFile.image(width: 1, height: 1, type: 2, rows: row + row)),
    ("one row for two", PNGFile.image(width: 1, height: 2, type: 2, rows: row)),
    ("an unknown filter", PNGFile.image(width: 1, height: 1, type: 2, rows: [5, 1, 2, 3])),
    ("no palette", PNGFile.image(width: 1, height: 1, type: 3, rows: [0, 0])),
    ("a colour beyond the palette", PNGFile.image(width: 1, height: 1, type: 3, rows: [0, 1], palette: [1, 2, 3])),
    ("a palette of two bytes", PNGFile.image(width: 1, height: 1, type: 3, rows: [0, 0], palette: [1, 2])),
    (
      "a palette beyond its depth",
      PNGFile.image(width: 1, height: 1, depth: 1, type: 3, rows: [0, 0], palette: Array(repeating: 0, count: 9))
    ),
    (
      "more alphas than colours",
      PNGFile.image(width: 1, height: 1, type: 3, rows: [0, 0], palette: [1, 2, 3], transparency: [1, 2])
    ),
    ("alphas twice", PNGFile.image(width: 1, height: 1, type: 6, rows: [0, 1, 2, 3, 4], transparency: [1])),
    (
      "no data",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IEND", [])
      }
    ),
    (
      "no end",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", data)
      }
    ),
    (
      "something behind the end",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", data)
        $0.append("IEND", [])
      } + [0]
    ),
    (
      "an end with data",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", data)
        $0.append("IEND", [1])
      }
    ),
    (
      "an unknown chunk that matters",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("ABCD", [])
        $0.append("IDAT", data)
        $0.append("IEND", [])
      }
    ),
    (
      "data in two places",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", Array(data.prefix(3)))
        $0.append("tEXt", [])
        $0.append("IDAT", Array(data.dropFirst(3)))
        $0.append("IEND", [])
      }
    ),
    (
      "bytes behind the compressed data",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", data + [0])
        $0.append("IEND", [])
      }
    ),
    (
      "a palette behind the data",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("IDAT", data)
        $0.append("PLTE", [1, 2, 3])
        $0.append("IEND", [])
      }
    ),
    (
      "a type that is no letters",
      file {
        $0.append("IHDR", PNGFile.header(1, 1))
        $0.append("1DAT", data)
        $0.append("IEND", [])
      }
    ),
  ]

  @Test(arguments: malformed)
  func whatIsMalformedIsRefused(name: String, file: [UInt8]) {
    #expect(throws: PNGError.self, "\(name)") { try PNGReader.image(of: file) }
  }

  @Test func dataMayBeInManyChunksAndOtherChunksStandBetween() throws {
    let file = Self.file { file in
      file.append("IHDR", PNGFile.header(1, 1))
      file.append("tEXt", Array("Title\0none".utf8))
      for byte in Self.data { file.append("IDAT", [byte]) }
      file.append("IDAT", [])
      file.append("IEND", [])
    }
    #expect(try PNGReader.image(of: file).pixels == [pixel(1, 2, 3)])
  }

  // MARK: - Any bytes

  private static let samples: [[UInt8]] = {
    let writer = PNGWriter()
    var random = SeededGenerator(seed: 5)
    return ([4, 200, 60_000] as [UInt32]).map { colors in
      let pixels = (0..<37 * 23).map { _ in Pixel(rawValue: 0xFF00_0000 | UInt32.random(in: 0..<colors, using: &random))
      }
      return writer.bytes(of: PixelImage(width: 37, height: 23, pixels: pixels))
    }
  }()

  /// Every byte of a file is covered by a check sum or by the form: no change of one goes unseen.
  @Test(arguments: samples)
  func aChangedOrMissingByteIsSeen(file: [UInt8]) {
    var random = SeededGenerator(seed: 6)
    for place in file.indices where file.count < 2_000 || Int.random(in: 0..<4, using: &random) == 0 {
      var changed = file
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      #expect(throws: PNGError.self, "byte \(place)") { try PNGReader.image(of: changed) }
      #expect(throws: PNGError.self, "up to byte \(place)") { try PNGReader.image(of: Array(file[..<place])) }
    }
  }

  /// Changes behind right check sums reach the decompression and the filters: a picture of the size that the header
  /// says, or an error.
  @Test func changesBehindRightCheckSumsDoNoHarm() throws {
    var random = SeededGenerator(seed: 7)
    var (read, refused) = (0, 0)
    for _ in 0..<RandomCount.of("RASTER_PNG_CHANGES", default: 3_000) {
      let file = Self.samples.randomElement(using: &random)!
      var changed = PNGFile()
      var place = 8
      while place < file.count {
        let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        var data = Array(file[place + 8..<place + 8 + length])
        var type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
        if !data.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            data[Int.random(in: data.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
        }
        if Int.random(in: 0..<20, using: &random) == 0 { data.removeLast(min(data.count, 2)) }
        if Int.random(in: 0..<40, using: &random) == 0 { type = "tRNS" }
        changed.append(type, data)
        if Int.random(in: 0..<40, using: &random) == 0 { changed.append(type, data) }
        place += 12 + length
      }
      do {
        let image = try PNGReader.image(of: changed.bytes)
        let (width, height) = (changed.bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }, image.pixels.count / image.width)
        #expect(image.width == width && image.height == height)
        read += 1
      } catch { refused += 1 }
    }
    #expect(read > 100 && refused > 100, "\(read) read, \(refused) refused")
  }
}
