import DesignTokens
import Preview
import Testing

struct ComponentMapTests {
  @Test func itHoldsEveryCellOfEveryPiece() throws {
    // More than one piece has at twelve sizes.
    let keys = (0..<70).map { "\"button.\($0)\" = \"Button \(String(repeating: "long ", count: $0 % 9))\";\n" }
    let sample = try PreviewSample(tables: ["en": keys.joined(), "de": keys.prefix(3).joined()])
    let (_, gallery) = try sample.gallery(sample.request())
    let written = try WrittenGallery(gallery.files)
    let components = try #require(written.index["components"] as? [[String: Any]])
    let number = try #require(components.firstIndex { $0["name"] as? String == "EkoButton" })
    #expect(written.index["specimensOfBlock"] as? Int == 64)
    let files = try #require(components[number]["files"] as? [Any])
    let pieces = files.compactMap { $0 as? [Any] }
    #expect(pieces.map(\.count) == [2, 2])

    let map = try written.call("map", "\(number)")
    let kinds = try #require(map["kinds"] as? [[Any]])
    let measures = try #require(map["measures"] as? [[Int]])
    let locales = try #require(map["locales"] as? [[[Int]]])
    let failing = try #require(components[number]["failing"] as? [Int])
    for (locale, rows) in locales.enumerated() {
      let cells = try written.cells(component: number, locale: locale)
      #expect(rows[0].count * 12 == cells.count)
      var found = 0
      for (row, (kind, measure)) in zip(rows[0], rows[1]).enumerated() {
        let numbers = measures[measure]
        #expect(numbers.count == 36)
        for size in 0..<12 {
          let cell = cells[row * 12 + size]
          // At each side 8 points are around a component without shadows.
          let (width, height) = (Double(numbers[size * 3]) - 16, Double(numbers[size * 3 + 1]) - 16)
          #expect(kinds[kind][0] as? Int == cell.specimen)
          #expect(width >= cell.width && width < cell.width + 8 && numbers[size * 3] % 8 == 0)
          #expect(height >= cell.height && height < cell.height + 1)
          let worst = numbers[size * 3 + 2]
          #expect((worst == 0) == cell.texts.allSatisfy { $0.verdict == 0 })
          if worst != 0, worst != 4 { found += try #require(kinds[kind][4] as? [Int]).count }
        }
      }
      #expect(found == failing[locale])
    }
  }

  @Test func whatIsCutEndsWhereItsLettersEnd() throws {
    let sample = try PreviewSample(tables: ["en": "\"chip.long\" = \"In progress for a long time and not yet done\";\n"]
    )
    let (_, gallery) = try sample.gallery(sample.request(sizes: [.accessibility5]))
    let written = try WrittenGallery(gallery.files)
    let components = try #require(written.index["components"] as? [[String: Any]])
    let number = try #require(components.firstIndex { $0["name"] as? String == "EkoTemplate" })
    let texts = try written.cells(component: number, locale: 0).flatMap(\.texts).filter { $0.verdict == 2 }
    #expect(!texts.isEmpty)
    for text in texts {
      let shown = text.lines.joined()
      #expect(text.string.hasPrefix(shown) && shown.count < text.string.count)
      // And the ellipsis.
      #expect(text.glyphs.count == shown.count + 1, "\(text.lines)")
    }
  }
}
