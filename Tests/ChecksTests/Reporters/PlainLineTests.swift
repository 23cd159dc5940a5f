import SourceText
import TestSupport
import Testing

@testable import Checks

@Suite("Short source lines")
struct PlainLineTests {
  private static let pieces = [
    "a", "Einstellungen ", "é", "вот", "設定", "한국어", "e\u{301}", "👩\u{200D}🚀", "\u{200B}", "\u{202E}", "\t", "\u{1B}",
    "#",
    "##[x]", "\u{7F}", "\u{9F}", "العربية", "हिन्दी", "\u{FEFF}", "\u{FFFD}", "\"", " = ", ";",
  ]

  @Test("are marked as the closer look marks them", arguments: [UInt64(1), 2, 3])
  func sameAsExcerpt(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plain = 0
    for _ in 0..<RandomCount.of("L10N_PLAIN_LINES", default: 2_000) {
      let line = (0..<Int.random(in: 0...9, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      let count = line.unicodeScalars.count
      let start = SourcePosition(line: 1, column: Int.random(in: 1...count + 2, using: &random))
      let end = SourcePosition(
        line: Int.random(in: 1...2, using: &random), column: start.column + Int.random(in: 0...6, using: &random))
      let span = SourceSpan(start: start, end: end)
      let limit = [20, 60, 120].randomElement(using: &random) ?? 60
      var text = line
      let mark = text.withUTF8 { PlainLine.mark(span, in: $0, limit: limit) }
      guard let mark else { continue }
      plain += 1
      let lines = SourceLines(LineTable(Array(line.utf8)))
      let finding = Finding(
        rule: "x", severity: .error, message: "", path: "a", span: span, lines: lines, table: nil, key: nil, locale: nil
      )
      var output = ReportBytes()
      let excerpt = SourceExcerpt(of: finding, in: lines, limit: limit)
      excerpt.append(to: &output)
      var plainOutput = ReportBytes()
      text.withUTF8 { line in plainOutput.write(atMost: line.count) { PlainLine.append(line, to: &$0) } }
      #expect(output.bytes == plainOutput.bytes, "seed \(seed)")
      #expect(mark == (excerpt.indent, excerpt.length), "seed \(seed): \(line.debugDescription) \(span) \(limit)")
    }
    #expect(plain > 300)
  }

  @Test("broken UTF-8 and long lines get the closer look")
  func refused() {
    let span = SourceSpan(start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 2))
    func mark(_ bytes: [UInt8]) -> (indent: Int, length: Int)? {
      bytes.withUnsafeBufferPointer { PlainLine.mark(span, in: $0, limit: 40) }
    }
    #expect(mark(Array("abc".utf8)) != nil)
    #expect(mark([0x61, 0xC3]) == nil)
    #expect(mark([0xFF]) == nil)
    #expect(mark([UInt8](repeating: 0x61, count: 41)) == nil)
  }
}
