import DesignTokens
import Foundation
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Compares widths and line breaks with those of Chromium, which `Tests/Oracle/chromium.py` recorded.
///
///     L10N_CHROMIUM=FILE swift test --filter ChromiumAgreementTests
///
/// compares those of other texts too, which the script recorded into a file, and prints what share of lines is equal.
struct ChromiumAgreementTests {
  private struct Head: Decodable {
    let size: Double
    let widths: [Double]
    let narrow: [Double]
    /// Bytes of each font file: another version of a font has other widths.
    let fonts: [String: Int]
  }

  private struct Record: Decodable {
    let script: String
    let locale: String
    let text: String
    /// Why Chromium breaks the text elsewhere.
    let difference: String?
    let width: Double
    /// Of the first character of each line that is not white space, for each width.
    let starts: [[Int]]
  }

  private struct Recording {
    let head: Head
    let records: [Record]

    init(_ file: URL) throws {
      let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      head = try JSONDecoder().decode(Head.self, from: Data(try #require(lines.first)))
      records = try lines.dropFirst().map { try JSONDecoder().decode(Record.self, from: Data($0)) }
    }
  }

  private static let otherFile = ProcessInfo.processInfo.environment["L10N_CHROMIUM"]

  private let head: Head
  private let records: [Record]
  private let measurer: TextMeasurer

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let recording = try Recording(folder.appendingPathComponent("../Fixtures/TextLayout/chromium.jsonl"))
    head = recording.head
    records = recording.records
    measurer = TextMeasurer(
      fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()] + (try InstalledFonts.allNoto())))
  }

  @Test func theFontsAreThoseOfTheRecording() throws {
    for (file, size) in head.fonts {
      let path = try file.hasPrefix("Urbanist") ? InstalledFonts.urbanist() : InstalledFonts.noto(file)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(
        attributes[.size] as? Int == size,
        "'\(file)' is another version: record its widths with Tests/Oracle/chromium.py, and look at what changes")
    }
  }

  @Test func widths() throws {
    var compared = 0
    for record in records where !record.text.contains("\n") {
      let width = try shape(record).width(at: Points(head.size)).value
      #expect(abs(width - record.width) <= 0.25, "'\(record.text)'")
      compared += 1
    }
    #expect(compared >= 40)
  }

  @Test func lines() throws {
    let counts = try lineCounts(of: records.filter { $0.difference == nil }, widths: head.widths)
    #expect(counts.count == 13)
    for (script, count) in counts {
      #expect(Double(count.equal) >= 0.99 * Double(count.all), "\(script): \(count.equal) of \(count.all)")
    }
  }

  @Test(.enabled(if: otherFile != nil, "L10N_CHROMIUM names no file"))
  func otherTexts() throws {
    let recording = try Recording(URL(fileURLWithPath: try #require(Self.otherFile)))
    let counts = try lineCounts(of: recording.records, widths: recording.head.widths)
    for (script, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(script): \(count.equal) of \(count.all) lines, \(100 * Double(count.equal) / Double(count.all)) %")
    }
    #expect(!counts.isEmpty)
    for record in recording.records where record.text.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) {
      let shaped = try shape(record)
      guard !shaped.hasMissingGlyphs, let last = shaped.units.last, !Self.isBlank(last) else { continue }
      #expect(abs(shaped.width(at: Points(recording.head.size)).value - record.width) <= 0.25, "'\(record.text)'")
    }
  }

  /// A line is equal when it begins and ends with the same characters.
  private func lineCounts(
    of records: [Record], widths: [Double]
  ) throws -> [String: (equal: Int, all: Int)] {
    var counts: [String: (equal: Int, all: Int)] = [:]
    for record in records {
      let shaped = try shape(record)
      if shaped.hasMissingGlyphs { continue }
      for (width, expected) in zip(widths, record.starts) {
        let found = starts(of: shaped, width: width)
        let lines = Set(zip(found, found.dropFirst() + [-1]).map { [$0, $1] })
        let equal = zip(expected, expected.dropFirst() + [-1]).count { lines.contains([$0, $1]) }
        let count = counts[record.script] ?? (0, 0)
        counts[record.script] = (count.equal + equal, count.all + expected.count)
      }
    }
    return counts
  }

  /// A difference that is gone is news: a later ICU, or a defect of ours.
  @Test func knownDifferences() throws {
    var reasons: Set<String> = []
    for record in records {
      guard let difference = record.difference else { continue }
      let shaped = try shape(record)
      let found = head.narrow.map { starts(of: shaped, width: $0) }
      #expect(found != record.starts, "'\(record.text)' is broken alike now: \(difference)")
      reasons.insert(difference)
    }
    #expect(reasons.count == 3)
  }

  private func shape(_ record: Record) throws -> ShapedText {
    measurer.paragraph(
      record.text, font: FontRequest(family: "Urbanist", weight: 400),
      locale: try #require(LocaleIdentifier(record.locale)))
  }

  /// Chromium lets a line be 1/64 px wider than its box, which is its unit of length.
  private func starts(of shaped: ShapedText, width: Double) -> [Int] {
    let wrapped = shaped.wrap(
      at: Points(head.size), width: Points(width + 1.0 / 64), lineLimit: nil, truncation: .tail)
    return wrapped.lines.compactMap { line in line.range.first { !Self.isBlank(shaped.units[$0]) } }
  }

  private static func isBlank(_ unit: UInt16) -> Bool { unit <= 0x20 || ShapedText.hangs(unit) }
}
