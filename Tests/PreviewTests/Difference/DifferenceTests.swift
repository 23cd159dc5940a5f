import Raster
import Testing

@testable import Preview

struct DifferenceTests {
  private struct Shown {
    let cell: ManifestSample.Cell
    let hasPicture: Bool
  }

  private func cell(_ specimen: String, hash: String = "h", picture: String? = "png/a.png") -> Shown {
    Shown(cell: ManifestSample.Cell(specimen: specimen, shapes: hash), hasPicture: picture != nil)
  }

  private func png(_ gray: UInt8, side: Int = 4) throws -> [UInt8] {
    PNGWriter().bytes(
      of: try PixelImage(width: side, height: side, filledWith: Pixel(red: gray, green: gray, blue: gray)))
  }

  private func difference(
    _ old: [Shown], _ new: [Shown], before: [UInt8]? = nil, after: [UInt8]? = nil,
    tolerance: Int = 0, show: ((SiteFile) throws -> Void)? = nil
  ) throws -> PreviewDifference {
    func sample(_ cells: [Shown]) -> ManifestSample {
      var sample = ManifestSample(cells.map(\.cell))
      sample.hasPictures = cells.contains(where: \.hasPicture)
      return sample
    }
    return try ManifestSample.difference(
      sample(old), sample(new), before: before, after: after, tolerance: tolerance, show: show)
  }

  @Test func equalCellsAreNoDifference() throws {
    let file = try png(7)
    let found = try difference([cell("A"), cell("B")], [cell("B"), cell("A")], before: file, after: file)
    #expect(found.isEmpty && found.unchanged == 2 && found.comparedPictures == 2)
    let without = try difference([cell("A", picture: nil)], [cell("A", picture: nil)])
    #expect(without.isEmpty && without.comparedPictures == 0)
  }

  @Test func cellsThatCameOrWentAreFound() throws {
    let found = try difference(
      [cell("A", picture: nil), cell("B", picture: nil)], [cell("B", picture: nil), cell("C", picture: nil)])
    #expect(found.entries.map(\.kind) == [.removed, .added])
    #expect(found.entries.map(\.name.specimen) == ["A", "C"])
    #expect(found.unchanged == 1)
  }

  @Test func aPixelIsAChangeBeyondTheTolerance() throws {
    let (old, new) = (try png(100), try png(103))
    let found = try difference([cell("A")], [cell("A", hash: "i")], before: old, after: new)
    #expect(found.entries.map(\.kind) == [.changed])
    #expect(found.entries[0].reasons == ["16 of 16 pixels, by up to 3 of 255"])
    #expect(
      try difference([cell("A")], [cell("A", hash: "i")], before: old, after: new, tolerance: 2).count(.changed) == 1)
    #expect(try difference([cell("A")], [cell("A", hash: "i")], before: old, after: new, tolerance: 3).isEmpty)
  }

  @Test func pixelsAreLookedAtThoughHashesAreEqual() throws {
    #expect(try difference([cell("A")], [cell("A")], before: try png(1), after: try png(2)).count(.changed) == 1)
  }

  @Test func aLayoutMayChangeWithoutAPixel() throws {
    let file = try png(1)
    let found = try difference([cell("A")], [cell("A", hash: "i")], before: file, after: file)
    #expect(found.entries.map(\.reasons) == [["the layout, by less than a pixel shows"]])
    let without = try difference([cell("A", picture: nil)], [cell("A", hash: "i", picture: nil)])
    #expect(without.entries.map(\.reasons) == [["the layout"]])
  }

  @Test func anotherSizeIsAChange() throws {
    let found = try difference([cell("A")], [cell("A")], before: try png(1), after: try png(1, side: 5), tolerance: 255)
    #expect(found.entries.map(\.reasons) == [["4 × 4 pixels became 5 × 5"]])
  }

  // MARK: - What cannot be read

  @Test func aPictureThatCannotBeReadIsADifference() throws {
    let file = try png(1)
    for (before, after) in [(nil, file), (file, nil), (nil, nil)] as [([UInt8]?, [UInt8]?)] {
      let found = try difference([cell("A")], [cell("A")], before: before, after: after, tolerance: 255)
      #expect(found.entries.map(\.kind) == [.changed])
      #expect(found.entries[0].reasons.allSatisfy { $0.hasSuffix("it cannot be read") })
    }
  }

  @Test func brokenPicturesAreADifferenceThoughTheyAreAlike() throws {
    var broken = try png(1)
    broken[broken.count / 2] ^= 1
    for file in [broken, [], Array("no picture".utf8), Array(try png(1).dropLast())] {
      #expect(try difference([cell("A")], [cell("A")], before: file, after: file, tolerance: 255).count(.changed) == 1)
    }
  }

  @Test func aPictureThatCameOrWentIsADifference() throws {
    let file = try png(1)
    let came = try difference([cell("A", picture: nil)], [cell("A")], before: file, after: file)
    #expect(came.entries.map(\.reasons) == [["it had no picture"]])
    let went = try difference([cell("A")], [cell("A", picture: nil)], before: file, after: file)
    #expect(went.entries.map(\.reasons) == [["it has no picture any more"]])
  }

  @Test func cellsOfOneNameAreAllCompared() throws {
    let old = [cell("A", hash: "1", picture: nil), cell("A", hash: "2", picture: nil)]
    #expect(try difference(old, old).isEmpty)
    #expect(try difference(old, Array(old.reversed())).count(.changed) == 2)
    #expect(try difference(old, [old[0]]).count(.removed) == 1)
  }

  // MARK: - What is written

  @Test func theFilesShowBeforeAfterAndDifference() throws {
    var files: [String: [UInt8]] = [:]
    let (old, new) = (try png(10), try png(200))
    let found = try difference([cell("A"), cell("B")], [cell("A")], before: old, after: new) {
      files[$0.path] = $0.bytes
    }
    #expect(
      files.keys.sorted() == [
        "pictures/1-after.png", "pictures/1-before.png", "pictures/1-difference.png", "pictures/2-before.png",
      ])
    #expect(files.keys.allSatisfy(SiteFile.isPath))
    #expect(try PNGReader.image(of: try #require(files["pictures/1-after.png"])) == PNGReader.image(of: new))
    let markdown = DifferenceMarkdown(found, folder: "out").text
    for path in files.keys { #expect(markdown.contains("](\(path))")) }
    let page = DifferencePage(found, tolerance: 0).files
    #expect(page.first?.path == "index.html" && page.last?.path == "difference.js")
    #expect(page.allSatisfy { SiteFile.isPath($0.path) })
  }

  @Test func theReportsSayTheSame() throws {
    let found = try difference([cell("A"), cell("B")], [cell("A")], before: try png(1), after: try png(2))
    #expect(
      DifferenceText.human(found) == """
        removed key Localizable/B: 1 cell, EkoButton
            removed EkoButton: B · state=pressed · en · large · iphone
        cause not known: 1 cell, EkoButton
            changed EkoButton: A · state=pressed · en · large · iphone: 16 of 16 pixels, by up to 1 of 255
        2 cells, 1 component (1 changed, 1 removed); 0 unchanged, 1 pair of pictures compared.

        """)
    let markdown = DifferenceMarkdown(found).text
    #expect(markdown.contains("| changed | EkoButton | `A · state=pressed · en · large · iphone` | `16 of 16"))
    let json = DifferenceText.json(found)
    #expect(json.contains("\"kind\": \"l10n preview diff\"") && json.contains("\"changedPixels\": 16"))
  }

  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</section></main>", "' onmouseover='x",
    "javascript:x",
    "&lt;&amp;", "a|b\\|c`d`", "\u{202E}gnp", "line\nfeed\u{0}\u{1B}[31m", "![x](http://example.org/x)", "@everyone",
    String(repeating: "k", count: 10_000),
  ]

  @Test(arguments: hostile)
  func namesOfAllKindsAreText(name: String) throws {
    var old = ManifestSample(
      ManifestSample.Cell(specimen: name, locale: name, text: name, axes: [name: name], theme: name))
    old.name = name
    old.hasPictures = true
    var new = old
    new.cells[0].text = name + "!"
    new.cells[0].shapes = "other"
    let empty = ManifestSample()
    for found in [
      try ManifestSample.difference(old, empty, before: try png(1), show: { _ in }),
      try ManifestSample.difference(old, new, before: try png(1), after: try png(1)),
    ] {
      for file in DifferencePage(found, tolerance: 0).files where file.path == "difference.js" {
        let data = String(decoding: file.bytes, as: UTF8.self)
        #expect(!data.contains("<") && !data.contains("'") && !data.contains("`"))
        #expect(!data.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" || $0 == "\u{0}" })
      }
      let markdown = DifferenceMarkdown(found, folder: name).text
      #expect(markdown.utf8.count <= DifferenceMarkdown.mostBytes)
      #expect(!markdown.contains("\n@") && !markdown.contains("\n<script"))
      #expect(!DifferenceText.human(found).unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func aLongReportIsCutAndCounted() throws {
    let found = try difference((0..<5_000).map { cell("specimen \($0)", picture: nil) }, [])
    let markdown = DifferenceMarkdown(found).text
    #expect(markdown.utf8.count <= DifferenceMarkdown.mostBytes)
    #expect(markdown.contains(" more\n"))
  }
}
