import DesignTokens
import ICU
import TestFonts
import Testing
import TextLayout

@testable import Raster

struct ContactSheetTests {
  private let labels: SheetLabels
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  init() throws {
    labels = SheetLabels(
      fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()]), family: "Urbanist",
      locale: try #require(LocaleIdentifier("en")))
  }

  private func sheet(_ rows: [ContactSheet.Row], columns: [String], scale: Int = 1) throws -> PixelImage {
    var painter = ComponentPainter()
    return try ContactSheet(title: "EkoCard · light", columns: columns, rows: rows, scale: scale)
      .image(labels: labels, painter: &painter)
  }

  /// The columns or rows of a colour.
  private func extent(of pixel: Pixel, in image: PixelImage) -> (x: Range<Int>, y: Range<Int>)? {
    let places = image.pixels.indices.filter { image.pixels[$0] == pixel }
    guard let first = places.first, let last = places.last else { return nil }
    let columns = places.map { $0 % image.width }
    return (columns.min()!..<columns.max()! + 1, first / image.width..<last / image.width + 1)
  }

  @Test func cellsStandInTheirColumnAndRow() throws {
    let wide = try PixelImage(width: 150, height: 30, filledWith: red)
    let high = try PixelImage(width: 20, height: 90, filledWith: blue)
    let image = try sheet(
      [.init(name: "large", cells: [.init(wide), nil]), .init(name: "accessibility5", cells: [nil, .init(high)])],
      columns: ["en", "de"])
    let (first, second) = (try #require(extent(of: red, in: image)), try #require(extent(of: blue, in: image)))
    #expect(first.x.count == 150 && first.y.count == 30 && second.x.count == 20 && second.y.count == 90)
    #expect(second.x.lowerBound == first.x.upperBound + 12)
    #expect(second.y.lowerBound == first.y.upperBound + 12)
    #expect(first.x.lowerBound == 12 + 132 + 12)
    // Words stand above the first row.
    let ground = image[0, 0]
    #expect((0..<first.y.lowerBound).contains { y in (0..<image.width).contains { image[$0, y] != ground } })
  }

  @Test func aSheetIsAsLargeAtMostAsAPicture() throws {
    let row = ContactSheet.Row(name: "", cells: [.init(try PixelImage(width: 4, height: 8_000, filledWith: red))])
    #expect(throws: RasterError.self) { try sheet(Array(repeating: row, count: 5), columns: ["en"]) }
  }

  @Test func anEmptySheetHasItsTitle() throws {
    let image = try sheet([], columns: [])
    #expect(Set(image.pixels).count > 3)
  }

  @Test func rowsMayBeShorterThanTheColumns() throws {
    let image = try sheet([.init(name: "x", cells: [])], columns: ["en", "de"], scale: 3)
    #expect(image.width > 3 * (132 + 2 * 96))
  }

  /// A mark changes no pixel of the picture: its line is around it, and its words below.
  @Test("what fails has a whole line, what is uncertain one with gaps, and both have words", arguments: [1, 2, 3])
  func marks(scale: Int) throws {
    let picture = try PixelImage(width: 150, height: 30, filledWith: blue)
    func image(_ mark: ContactSheet.Mark?) throws -> PixelImage {
      try sheet([.init(name: "large", cells: [.init(picture, mark: mark)])], columns: ["en"], scale: scale)
    }
    let plain = try image(nil)
    let place = try #require(extent(of: blue, in: plain))
    for fails in [true, false] {
      let mark = ContactSheet.Mark(words: "overflows", fails: fails)
      let marked = try image(mark)
      let found = try #require(extent(of: blue, in: marked))
      #expect(found.x == place.x && found.y == place.y)
      let line = Pixel(mark.color)
      for distance in 1...mark.lineWidth * scale {
        let top = (place.x.lowerBound..<place.x.upperBound).map { marked[$0, place.y.lowerBound - distance] }
        let side = (place.y.lowerBound..<place.y.upperBound).map { marked[place.x.upperBound - 1 + distance, $0] }
        #expect(top.allSatisfy { $0 == line } == fails && top.contains(line) && side.contains(line))
      }
      // The tag has letters on its ground.
      let below = place.y.upperBound + mark.lineWidth * scale..<marked.height
      let tag = below.flatMap { y in (place.x.lowerBound..<place.x.upperBound).map { marked[$0, y] } }
      #expect(tag.count { $0 == line } > 100 && tag.contains { fails ? $0 == .white : $0 == .black })
      #expect(marked.height > plain.height)
      let (light, dark) =
        fails ? (DisplayColor(red: 1, green: 1, blue: 1), mark.color) : (mark.color, .init(red: 0, green: 0, blue: 0))
      #expect(Contrast.ratio(light, on: dark) >= 4.5)
    }
  }

  @Test func aCaptionStandsBelowTheTitle() throws {
    var painter = ComponentPainter()
    func height(_ caption: String) throws -> Int {
      try ContactSheet(title: "EkoCard", caption: caption, columns: [], rows: [], scale: 1)
        .image(labels: labels, painter: &painter).height
    }
    #expect(try height("2 of 4 cells fail") > height("") + 12)
  }
}
