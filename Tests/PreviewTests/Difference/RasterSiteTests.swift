import Preview
import Raster
import Testing

/// Pictures of small tables in two languages, one of them from right to left.
struct RasterSiteTests {
  private static let english = ["en": "\"button.start\" = \"Start\";\n\"badge.new\" = \"New\";\n"]
  private static let tables = english.merging(["de": "\"button.start\" = \"Los\";\n\"badge.new\" = \"Neu\";\n"]) { $1 }

  private func preview(
    _ tables: [String: String], scale: Int = 1, showsBoxes: Bool = false, jobs: Int = 2
  ) throws -> (site: RasterSite, manifest: PreviewManifest) {
    let sample = try PreviewSample(tables: tables)
    let request = try sample.request(sizes: [.large, .accessibility3])
    let site = try RasterSite(of: sample.measurement(request), scale: scale, showsBoxes: showsBoxes, jobs: jobs)
    let (_, gallery) = try sample.gallery(request, page: site.files, jobs: jobs)
    return (site, try #require(PreviewManifest(parsing: gallery.manifest.bytes)))
  }

  @Test func everyCellOfTheManifestHasItsPicture() throws {
    let (site, manifest) = try preview(Self.tables)
    #expect(site.notes.isEmpty)
    #expect(site.files.allSatisfy { SiteFile.isPath($0.path) })
    let files = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.bytes) })
    let cells = manifest.cells
    #expect(cells.count >= 20)
    for cell in cells {
      let bytes = try #require(files[cell.name.picturePath], "\(cell.name)")
      let image = try PNGReader.image(of: bytes)
      // Hundredths of a point, and at each side the 8 points that a component without shadows has.
      #expect(abs(image.width - (cell.width + 99) / 100 - 16) <= 1, "\(cell.name)")
      #expect(abs(image.height - (cell.height + 99) / 100 - 16) <= 1, "\(cell.name)")
      #expect(Set(image.pixels).count > 1, "\(cell.name)")
    }
    let sheets = site.files.filter { $0.path.hasPrefix("png/sheet-") }
    #expect(Set(cells.map(\.name.picturePath)).count + sheets.count == site.files.count)
    for sheet in sheets { #expect(try PNGReader.image(of: sheet.bytes).width > 200) }
    #expect(sheets.count >= 4)
    #expect(manifest.cells.allSatisfy { $0.picture != nil })
  }

  @Test func theFilesDoNotDependOnTheThreads() throws {
    #expect(try preview(Self.tables, jobs: 1).site.files == preview(Self.tables, jobs: 3).site.files)
  }

  @Test func scaleAndBoxesChangeThePicturesAndNotTheirNames() throws {
    let plain = try preview(Self.english).site.files
    let large = try preview(Self.english, scale: 3).site.files
    let boxes = try preview(Self.english, showsBoxes: true).site.files
    #expect(plain.map(\.path) == large.map(\.path) && plain.map(\.path) == boxes.map(\.path))
    #expect(zip(plain, large).allSatisfy { $0.bytes != $1.bytes })
    #expect(zip(plain, boxes).allSatisfy { $0.bytes != $1.bytes })
    let (small, big) = (try PNGReader.image(of: plain[0].bytes), try PNGReader.image(of: large[0].bytes))
    #expect(abs(big.width - 3 * small.width) <= 3)
  }

  /// A changed text is found in its cells, and only there.
  @Test func aChangedTextChangesItsCells() throws {
    let old = try preview(Self.tables)
    var tables = Self.tables
    tables["de"] = "\"button.start\" = \"Anfangen\";\n\"badge.new\" = \"Neu\";\n"
    let new = try preview(tables)
    func load(_ side: PreviewDifference.Side, _ path: String) -> Result<[UInt8], PictureFailure> {
      let files = (side == .before ? old : new).site.files
      guard let file = files.first(where: { $0.path == path }) else { return .failure(PictureFailure("it is missing")) }
      return .success(file.bytes)
    }
    let same = try PreviewDifference(from: old.manifest, to: old.manifest) { _, path in
      load(.before, path)
    }
    #expect(same.isEmpty)
    let found = try PreviewDifference(from: old.manifest, to: new.manifest, load: load)
    #expect(!found.isEmpty && found.count(.changed) == found.entries.count)
    #expect(found.entries.allSatisfy { $0.name.locale == "de" && $0.name.component == "EkoButton" })
    #expect(found.groups.map(\.cause.title) == ["key Localizable/button.start"])
    #expect(found.groups.first?.details == ["de: “Los” → “Anfangen”"])
    #expect(found.unchanged + found.entries.count == old.manifest.cells.count)
  }
}
