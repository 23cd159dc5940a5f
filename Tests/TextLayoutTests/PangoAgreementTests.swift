import DesignTokens
import Foundation
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Compares the number of lines with that of Pango, which `Tests/Oracle/pango.py` recorded.
///
///     L10N_PANGO=FILE swift test --filter PangoAgreementTests
///
/// compares those of other texts too, which the script recorded into a file, and prints what share of them is equal.
struct PangoAgreementTests {
  private struct Head: Decodable {
    let size: Double
    let widths: [Double]
  }

  private struct Record: Decodable {
    let script: String
    let family: String
    let locale: String
    let text: String
    /// Lines for each width.
    let counts: [Int]
  }

  private static let otherFile = ProcessInfo.processInfo.environment["L10N_PANGO"]

  @Test func recordedTexts() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/TextLayout/pango.jsonl")
    let shares = try shares(file)
    #expect(Set(shares.keys) == ["Latin", "Cyrillic", "Arabic", "Hebrew", "Devanagari"])
    for (script, share) in shares { #expect(share >= 0.99, "\(script)") }
  }

  @Test(.enabled(if: otherFile != nil, "L10N_PANGO names no file"))
  func otherTexts() throws {
    let shares = try shares(URL(fileURLWithPath: try #require(Self.otherFile)))
    for (script, share) in shares.sorted(by: { $0.key < $1.key }) { print("\(script): \(100 * share) % equal") }
    #expect(!shares.isEmpty)
    for (script, share) in shares { #expect(share >= 0.99, "\(script)") }
  }

  /// Returns for each script the share of texts and widths with as many lines as Pango's.
  private func shares(_ file: URL) throws -> [String: Double] {
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    let head = try JSONDecoder().decode(Head.self, from: Data(try #require(lines.first)))
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: try InstalledFonts.allNoto()))
    var counts: [String: (equal: Double, all: Double)] = [:]
    for line in lines.dropFirst() {
      let record = try JSONDecoder().decode(Record.self, from: Data(line))
      let shaped = measurer.paragraph(
        record.text, font: FontRequest(family: record.family, weight: 400),
        locale: try #require(LocaleIdentifier(record.locale)))
      if shaped.hasMissingGlyphs { continue }
      var count = counts[record.script] ?? (0, 0)
      for (width, expected) in zip(head.widths, record.counts) {
        if shaped.lineCount(at: Points(head.size), width: Points(width)) == expected { count.equal += 1 }
        count.all += 1
      }
      counts[record.script] = count
    }
    return counts.mapValues { $0.equal / $0.all }
  }
}
