import Raster
import TestFonts
import Testing
import TextLayout

@testable import Preview

/// Contact sheets: what they say of their cells, and how large they become.
struct SheetWriterTests {
  private let fonts: FontLibrary

  init() throws { fonts = FontLibrary(fontPaths: [try InstalledFonts.urbanist()]) }

  /// A picture that no writer makes small.
  private func noise(_ seed: Int, width: Int = 80, height: Int = 80) throws -> PixelImage {
    var image = try PixelImage(width: width, height: height, filledWith: .white)
    var state = UInt64(seed) &+ 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        image[x, y] = Pixel(
          red: UInt8(truncatingIfNeeded: state >> 56), green: UInt8(truncatingIfNeeded: state >> 48),
          blue: UInt8(truncatingIfNeeded: state >> 40))
      }
    }
    return image
  }

  private func pictures(
    rows: Int, columns: Int, mostBytes: Int, width: Int = 80, height: Int = 80
  ) throws -> CellPainter.Pictures {
    var sheets = SheetWriter(
      component: "EkoButton", theme: "light", device: "iphone", columns: (0..<columns).map { "l\($0)" }, scale: 1,
      family: "Urbanist", fonts: fonts, mostBytes: mostBytes)
    var (painter, pictures) = (ComponentPainter(), CellPainter.Pictures())
    let writer = PNGWriter()
    for row in 0..<rows {
      let cells = try (0..<columns).map { column in
        let number = row * columns + column
        return ContactSheet.Cell(try noise(number, width: width, height: height))
      }
      sheets.add(.init(name: "row \(row)", cells: cells), &painter, writer, to: &pictures)
    }
    sheets.finish(&painter, writer, to: &pictures)
    return pictures
  }

  /// So many cells that were drawn are on a sheet: their first pixels are looked for.
  private func cells(on sheet: SiteFile, of count: Int) throws -> Int {
    let image = try PNGReader.image(of: sheet.bytes)
    let pixels = Set(image.pixels)
    return try (0..<count).count { pixels.contains(try noise($0)[3, 3]) }
  }

  @Test(
    "a sheet that would be too large is divided by rows, then by languages", arguments: [60_000, 110_000, 1_000_000])
  func divided(mostBytes: Int) throws {
    let pictures = try pictures(rows: 4, columns: 4, mostBytes: mostBytes)
    #expect(pictures.notes.isEmpty)
    #expect(pictures.files.allSatisfy { $0.bytes.count <= mostBytes })
    #expect(pictures.files.count == [60_000: 8, 110_000: 4, 1_000_000: 1][mostBytes])
    #expect(Set(pictures.files.map(\.path)).count == pictures.files.count)
    for (number, file) in pictures.files.enumerated() { #expect(file.path.hasSuffix("-\(number + 1).png")) }
    #expect(try pictures.files.reduce(0) { $0 + (try cells(on: $1, of: 16)) } == 16)
  }

  @Test func aCellThatIsTooLargeByItselfIsNamed() throws {
    let pictures = try pictures(rows: 1, columns: 2, mostBytes: 1_000, width: 40, height: 40)
    #expect(pictures.files.isEmpty && pictures.notes.count == 2)
    #expect(pictures.notes[0].hasPrefix("EkoButton, light, iphone: no contact sheet, since one cell takes more than"))
  }

  /// Pictures are at most 32,767 pixels wide.
  @Test func aRowThatIsTooWideIsDivided() throws {
    let pictures = try pictures(rows: 1, columns: 5, mostBytes: 1_000_000, width: 7_000, height: 2)
    #expect(pictures.notes.isEmpty && pictures.files.count == 2)
  }

  @Test func theCaptionCountsWhatFails() throws {
    let marks = [Verdict.fits, .overflows, .overhangs, .overflows, .uncertain].map { ContactSheet.Mark($0) }
    #expect(marks.map { $0?.words } == [nil, "overflows", "sticks out", "overflows", "uncertain"])
    #expect(marks.map { $0?.fails } == [nil, true, true, true, false])
    func caption(_ verdicts: [Verdict?]) throws -> String {
      let image = try PixelImage(width: 1, height: 1, filledWith: .white)
      let cells = verdicts.map { verdict in verdict.map { ContactSheet.Cell(image, mark: .init($0)) } }
      return SheetWriter.caption(of: [.init(name: "", cells: cells)])
    }
    #expect(
      try caption([.fits, .overflows, .overhangs, nil, .overflows, .uncertain])
        == "3 of 5 cells fail (overflows: 2, sticks out: 1), 1 uncertain")
    #expect(try caption([.uncertain, .fits]) == "0 of 2 cells fail, 1 uncertain")
    #expect(try caption([.fits, nil, .fits]) == "all 2 cells fit" && caption([.fits]) == "the cell fits")
    #expect(try caption([.clips]) == "1 of 1 cell fails (clips: 1)")
  }
}
