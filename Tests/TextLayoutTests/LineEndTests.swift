import DesignTokens
import Foundation
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// Lines that take several segments at a time end where lines end that try one segment after the other.
struct LineEndTests {
  private static let widths = [-3, 0, 0.001, 4, 15, 31, 47.5, 64, 90, 120, 180, 260, 400, 1_000, .infinity, .nan]
  private static let spacings = [0, 0, -0.43, 1.25, -8]

  /// Random texts, some of them long, and those of the sample app.
  private static func texts(seed: UInt64) throws -> [String] {
    var texts = HostileText(seed: seed)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Strings")
    let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0.appendingPathComponent("Localizable.strings"), encoding: .utf8) }
    let shown = tables.flatMap { $0.split(separator: "\"").map(String.init) }
    #expect(shown.count > 100)
    return (0..<80).map { _ in texts.next(words: 12) } + (0..<4).map { _ in texts.next(words: 300) }
      + stride(from: 0, to: shown.count, by: max(shown.count / 150, 1)).map { shown[$0] }
  }

  private static func lines(_ cursor: LineCursor) -> [String] {
    var cursor = cursor
    var lines: [String] = []
    while let line = cursor.next() {
      lines.append("\(line.start) \(line.trimmedEnd) \(line.end) \(line.width) \(line.breaksMidWord)")
    }
    return lines
  }

  @Test(arguments: ParagraphPropertyTests.manners + [ParagraphPropertyTests.Manner(family: "SF Pro", locale: "de")])
  func oneByOneAndTogether(manner: ParagraphPropertyTests.Manner) throws {
    let library = FontLibrary(
      fontPaths: try [BoxFont.write(), InstalledFonts.urbanist()] + InstalledFonts.inter() + InstalledFonts.allNoto())
    let measurer = TextMeasurer(fonts: library)
    let locale = try #require(LocaleIdentifier(manner.locale))
    var random = SeededGenerator(seed: 23)
    var together = 0
    for text in try Self.texts(seed: 23) {
      let shaped = measurer.paragraph(text, font: FontRequest(family: manner.family, weight: 400), locale: locale)
      if !shaped.segmentEnds.isEmpty { together += 1 }
      for size in [0.0, 11, 17, 22.5, 53] {
        let width = Self.widths.randomElement(using: &random)!
        let set = shaped.set(at: Points(size), letterSpacing: Points(Self.spacings.randomElement(using: &random)!))
        let comment: Comment = "\(text.debugDescription) at \(size) in \(width), spacing \(set.spacing)"
        let expected = Self.lines(LineCursor(set, width: width, comparesEnds: false))
        #expect(Self.lines(LineCursor(set, width: width)) == expected, comment)
        var counted = LineCursor(set, width: width, measuresParts: false)
        #expect(counted.count() == expected.count, comment)
      }
    }
    // Where a font has a display cut, a line compares widths instead.
    #expect(together > 100 || manner.family == "SF Pro")
  }
}
