import Foundation
import TestSupport
import Testing

@testable import Checks

@Suite("Traits of a text")
struct TextScanTests {
  private static let pieces: [String] = [
    " ", "  ", "\u{A0}", "\u{202F}", "\u{3000}", "\n", "\r\n", "\u{85}", "\u{2028}", "\t", "\u{0}", "\u{9F}", "a", "A",
    "b",
    "das", "Das", "PDF", "~", "é", "вот", "か", "한", "العربية", "हिन्दी", "ไทย", "😀", "👩\u{200D}🚀", "0", "12", "٣", "०", "７",
    "𝟙", "%",
    "%@",
    "%1$lld", "%%", "%#@n@", "٪", "(", ")", "[", "]", "{", "}", "（", "）", "「", "」", "'", "\"", "“", "”", "«", "»", "<",
    ">", "&",
    "*", "_", "`", "~", "^", "\\", ".", "...", "…", "?", "？", "؟", "!", ":", "：", ";", ",", "、", "。", "։", "។", "/",
    "//", "@", "www.",
    "\u{200B}", "\u{200D}", "\u{AD}", "\u{FEFF}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FFFD}", "Ã©", "Â",
    "€™",
    // Enough for what looks at many bytes together.
    "Einstellungen speichern und", "отмена поиск для обновить", "設定を保存する", "한국어 설정을 저장합니다",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test("are never missing where they hold", arguments: [UInt64(1), 2, 3, 4])
  func neverMissing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomCount.of("L10N_TEXT_TRAITS", default: 2_000) {
      let text = Self.text(&random)
      let missing = SlowTraits.of(text).subtracting(TextScan.facts(of: text).traits)
      #expect(missing.isEmpty, "seed \(seed): \(text.debugDescription) lacks \(String(missing.rawValue, radix: 2))")
    }
  }

  @Test("are given only where a text has the character they stand for", arguments: [UInt64(5), 6])
  func neverInvented(seed: UInt64) {
    let exact: TextTraits = [
      .empty, .blank, .leadingSpace, .trailingSpace, .doubleSpace, .newline, .percent, .brace, .tag, .backslash,
      .threeDots,
      .looseSpace, .replacement, .unbalancedBracket,
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomCount.of("L10N_TEXT_TRAITS", default: 2_000) {
      let text = Self.text(&random)
      let invented = TextScan.facts(of: text).traits.intersection(exact).subtracting(SlowTraits.of(text))
      #expect(invented.isEmpty, "seed \(seed): \(text.debugDescription) has \(String(invented.rawValue, radix: 2))")
    }
  }

  @Test("are never missing in the sample app's tables")
  func tables() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Strings").standardized
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "strings" }
    #expect(!files.isEmpty)
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let text = String(line)
        #expect(SlowTraits.of(text).subtracting(TextScan.facts(of: text).traits).isEmpty, "\(text)")
      }
    }
  }

  @Test("every decimal digit of Unicode is one")
  func digits() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .decimalNumber else { continue }
      let facts = TextScan.facts(of: String(scalar))
      #expect(facts.traits.contains(.digit), "\(scalar.codePoint)")
      #expect(facts.numbers == TextScan.facts(of: String(scalar.digit ?? 99)).numbers, "\(scalar.codePoint)")
    }
  }

  @Test("broken UTF-8 is read to its end")
  func broken() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in UInt8.random(in: 0x20...0xFF, using: &random) }
      let facts = bytes.withUnsafeBufferPointer { TextScan.facts(of: $0) }
      #expect(facts.traits.contains(.always))
    }
  }

  @Test(
    "numbers of two texts differ where their runs of digits do",
    arguments: [
      ("12 of 5", "5 von 12", false), ("%1$@ 7", "7 %2$@", false), ("1,500", "1.500", false), ("٣", "3", false),
      ("12", "21", true), ("1 2", "12", true), ("", "0", true), ("7", "7 7", true),
      ("2.1", "1.2", true), ("2.1", "2,1", true), ("31.12.", "12.31.", true),
    ])
  func numbers(left: String, right: String, differ: Bool) {
    let difference = TextScan.facts(of: left).difference(from: TextScan.facts(of: right))
    #expect(difference.contains(.numbers) == differ)
  }

  @Test(
    "line ends of two texts differ where their numbers before, in and behind the text do",
    arguments: [
      ("a\nb", "b\r\na", false), ("a\n\nb", "a\nb\n c", false), ("\n a", "\u{2028}b", false), ("a ", "b", false),
      ("a\nb", "a b", true), ("\na", "a\n", true), ("a\r\rb", "a\r\nb", true), ("", "\n", true),
    ])
  func lineEnds(left: String, right: String, differ: Bool) {
    let difference = TextScan.facts(of: left).difference(from: TextScan.facts(of: right))
    #expect(difference.contains(.lineEnds) == differ)
  }

  @Test(
    "addresses of two texts differ where a word does that may be one",
    arguments: [
      ("See https://l10n.dev/a", "https://l10n.dev/a lesen", false), ("Ask a@b.dev now", "a@b.dev fragen", false),
      ("www.l10n.dev or WWW.L10N.DEV", "WWW.L10N.DEV www.l10n.dev", false), ("Ask", "Fragen", false),
      ("See https://l10n.dev/a", "https://l10n.dev/b lesen", true), ("Ask a@b.dev now", "Fragen", true),
      ("https://l10n.dev", "https://l10n.dev.", true), ("tel:12 a@b.dev", "tel:13 a@b.dev", true),
      ("<a href='https://l10n.dev'>x</a> y", "<a href='https://l10n.dev'>x</a> z", true),
    ])
  func addresses(left: String, right: String, differ: Bool) {
    let difference = TextScan.facts(of: left).difference(from: TextScan.facts(of: right))
    #expect(difference.contains(.addresses) == differ)
  }

  @Test("a word is seen to repeat at every place of a text")
  func repeatedWords() {
    for spaces in 1...9 {
      for before in 0...17 {
        let text = String(repeating: "x", count: before) + " Wort" + String(repeating: " ", count: spaces) + "wort"
        for end in ["", " ", ".", "\n", " und"] {
          #expect(TextScan.facts(of: text + end).traits.contains(.repeatedWord), "\(text + end)")
        }
        #expect(!TextScan.facts(of: text + "e").traits.contains(.repeatedWord), "\(text)")
      }
    }
  }
}
