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
      [.init(name: "large", cells: [wide, nil]), .init(name: "accessibility5", cells: [nil, high])],
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
    let row = ContactSheet.Row(name: "", cells: [try PixelImage(width: 4, height: 8_000, filledWith: red)])
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
}
