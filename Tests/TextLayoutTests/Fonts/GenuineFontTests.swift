import TestFonts
import Testing

@testable import TextLayout

/// Fonts that have what San Francisco's own files have: an optical-size axis and a tracking table.
struct GenuineFontTests {
  private static let rows: [(size: Double, units: Int)] = [(6, 40), (12, 0), (17, -26), (28, 14), (80, 0)]

  private static func font(_ family: String) -> SyntheticFont {
    var font = SyntheticFont()
    font.names = [1: family, 2: "Regular", 4: family, 6: family.filter { $0 != " " }]
    font.weightClass = 400
    font.axes = [.init("opsz", 17, 17, 28), .init("wght", 1, 400, 1_000)]
    font.advanceDelta = -40
    font.tracking = rows
    return font
  }

  @Test(arguments: ["SF Pro", "system-ui", "SF Pro Text"])
  func realFilesAreUsedAsTheyAre(name: String) throws {
    let path = try Self.font("SF Pro").write(as: "SF-Pro.ttf")
    let library = FontLibrary(fontPaths: [path] + (try InstalledFonts.interWithDisplay()))
    let use = try #require(library.use(of: FontRequest(family: name, weight: 510)))
    #expect(use.confidence == .exact)
    #expect(use.file.name == "SF-Pro.ttf" && use.file.weight == 510)
    #expect(use.display == use.file)
    #expect(use.opticalSizes == 17...28)
    #expect(use.profile == nil)
    #expect(use.lineHeightSource == .font && abs(use.lineHeight - 1.2) < 1e-9)
    #expect(use.trackingSource == .font)
  }

  @Test func theFileOfMacOSIsTheFamilyToo() throws {
    let path = try Self.font(".SF NS").write(as: "SFNS.ttf")
    let library = FontLibrary(fontPaths: [path] + (try InstalledFonts.interWithDisplay()))
    let use = try #require(library.use(of: FontRequest(family: "system-ui", weight: 400)))
    #expect(use.file.name == "SFNS.ttf" && use.confidence == .exact && use.trackingSource == .font)
  }

  @Test func opticalSizeHasItsTwoEnds() throws {
    let library = FontLibrary(fontPaths: [try Self.font("Sizes").write(as: "x.ttf")])
    let font = try #require(library.font(family: "Sizes", weight: 400, collectionIndex: 0))
    #expect(font.font.advance(of: "Ab") == 1_500)
    #expect(try #require(font.display).advance(of: "Ab") == 1_420)
    #expect(font.displayShares?.range == 17...28)
  }

  /// Widths at a size equal those of HarfBuzz told that size: the axis on a straight line, and tracking once.
  @Test(arguments: [12.0, 17, 19, 20.5, 25, 28, 40, 80])
  func widthsEqualHarfBuzz(size: Double) throws {
    let text = "Abc Def"
    let path = try Self.font("Sizes").write(as: "x.ttf")
    let library = FontLibrary(fontPaths: [path])
    let font = try #require(library.font(family: "Sizes", weight: 400, collectionIndex: 0))
    let share = font.displayShare(atPointSize: size)
    let display = try #require(font.display)
    let ems =
      (font.font.advance(of: text) * (1 - share) + display.advance(of: text) * share) / 1_000
    let width = ems * size + Double(text.count) * font.tracking(atPointSize: size)
    let opticalSize = min(max(size, 17), 28)
    let units = try #require(
      try HarfBuzzTool.advances(
        of: [text], path: path, options: ["--font-ptem=\(size)", "--variations=opsz=\(opticalSize)"]
      ).first)
    // HarfBuzz rounds advance and tracking of each glyph to a unit.
    #expect(abs(width - units / 1_000 * size) <= Double(text.count) * size / 1_000, "\(width)")
    #expect(units != 4_000 || size == 12 || size == 80)
  }

  @Test(arguments: rows)
  func trackingComesFromTheFont(row: (size: Double, units: Int)) throws {
    let library = FontLibrary(fontPaths: [try Self.font("Sizes").write(as: "x.ttf")])
    let font = try #require(library.font(family: "Sizes", weight: 400, collectionIndex: 0))
    #expect(abs(font.tracking(atPointSize: row.size) - Double(row.units) / 1_000 * row.size) < 1e-9)
  }

  @Test func fontsWithoutATableHaveNoTracking() throws {
    let library = FontLibrary(fontPaths: [try BoxFont.write()])
    let font = try #require(library.font(family: "Box", weight: 400, collectionIndex: 0))
    #expect(font.tracking(atPointSize: 17) == 0)
    #expect(font.display == nil)
    #expect(font.displayShare(atPointSize: 40) == 0)
  }

  @Test func staticCutsOfTheSystemFontArePairedUp() throws {
    var text = Self.font("SF Pro Text")
    text.axes = []
    text.advanceDelta = 0
    var display = text
    display.names[1] = "SF Pro Display"
    display.names[4] = "SF Pro Display"
    display.names[6] = "SFProDisplay"
    let library = FontLibrary(fontPaths: [try text.write(as: "t.otf"), try display.write(as: "d.otf")])
    let use = try #require(library.use(of: FontRequest(family: "-apple-system", weight: 400)))
    #expect(use.file.name == "t.otf" && use.display?.name == "d.otf")
    #expect(use.confidence == .standIn(for: "-apple-system", guardBand: 0.015))
    #expect(use.lineHeightSource == .font && use.trackingSource == .font)
    #expect(use.notes == ["sizes between 'SF Pro Text' and 'SF Pro Display' are taken between the two"])
  }
}
