import TestFonts
import Testing

@testable import Shaping

struct FontTests {
  @Test(arguments: [(400.0, Int32(15_108)), (700, 15_660)])
  func variableWeightsOfUrbanist(weight: Double, width: Int32) throws {
    let face = try FontFace(blob: FontBlob(path: InstalledFonts.urbanist()))
    #expect(face.unitsPerEm == 2_000)
    #expect(face.familyName == "Urbanist")
    #expect(face.axes.map(\.tag) == [.weight])
    #expect(face.axes.map(\.minimum) == [100])
    #expect(face.axes.map(\.maximum) == [900])
    let font = Font(face: face, variations: [.weight: weight])
    #expect(advance(of: "Hamburgefonstiv", in: font) == width)
  }

  @Test func metricsAndCoverageOfBoxes() throws {
    let face = try FontFace(blob: FontBlob(bytes: BoxFont.bytes))
    let font = Font(face: face)
    #expect(face.unitsPerEm == 1_000)
    #expect(face.axes.isEmpty)
    #expect(face.familyName == nil)
    #expect(font.ascender == FontUnits(800))
    #expect(font.descender == FontUnits(200))
    #expect(font.lineGap == FontUnits(200))
    #expect(face.covers("A"))
    #expect(face.covers("\u{9FFF}"))
    #expect(!face.covers("\u{A000}"))
    #expect(!face.covers("é"))
    #expect(advance(of: "Ab c", in: font) == 1_000 + 500 + 500 + 500)
  }

  @Test func absentFileIsUnreadable() {
    #expect(throws: FontError.unreadable(path: "/nowhere/Font.ttf")) { try FontBlob(path: "/nowhere/Font.ttf") }
  }

  @Test func otherFacesOfAPlainFileAreNoFonts() throws {
    let blob = FontBlob(bytes: BoxFont.bytes)
    #expect(blob.faceCount == 1)
    #expect(throws: FontError.notAFont(index: 1)) { try FontFace(blob: blob, index: 1) }
    #expect(throws: FontError.notAFont(index: -1)) { try FontFace(blob: blob, index: -1) }
  }

  @Test func damagedFontsNeverTrap() throws {
    let bytes = BoxFont.bytes
    var opened = 0
    for end in stride(from: 0, to: bytes.count, by: 3) {
      guard let face = try? FontFace(blob: FontBlob(bytes: Array(bytes[..<end]))) else { continue }
      opened += 1
      _ = advance(of: "Ab", in: Font(face: face, variations: [.weight: .nan]))
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = ~damaged[index]
      guard let face = try? FontFace(blob: FontBlob(bytes: damaged)) else { continue }
      opened += 1
      _ = advance(of: "Ab\u{4E00}", in: Font(face: face))
    }
    #expect(opened > 0)
    #expect(throws: FontError.notAFont(index: 0)) { try FontFace(blob: FontBlob(bytes: [])) }
  }

  @Test func threadsShareAFont() async throws {
    let font = Font(face: try FontFace(blob: FontBlob(path: InstalledFonts.urbanist())), variations: [.weight: 700])
    let widths = await withTaskGroup(of: [Int32].self) { group in
      for _ in 0..<4 {
        group.addTask { (0..<200).map { _ in advance(of: "Hamburgefonstiv", in: font) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(widths == Array(repeating: 15_660, count: 800))
  }
}

private func advance(of text: String, in font: Font) -> Int32 {
  let units = Array(text.utf16)
  let glyphs = ShapingBuffer().shape(
    units, range: 0..<units.count, font: font, script: FontTag("Latn"), language: ShapingLanguage("en"),
    rightToLeft: false)
  return glyphs.reduce(FontUnits.zero) { $0 + $1.advance }.value
}
