import CHeap
import DesignTokens
import Foundation
import ICU
import TextLayout

/// Times the shaping, breaking and wrapping of texts at twelve sizes inside of the process.
///
/// Cold is a measurer that has met no word yet, warm one that has met all of them.
struct LayoutTiming {
  /// The twelve sizes of the style body.
  private static let sizes = DynamicTypeSize.allCases.map { DynamicType.size(.body, at: $0) }
  private static let width = Points(120)

  private let texts: [String]
  private let font: FontRequest
  private let locale: LocaleIdentifier
  private let fonts: FontLibrary

  init(textsAt path: String, family: String, locale: String, fonts: [String]) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    texts = text.split(separator: "\n").map(String.init)
    font = FontRequest(family: family, weight: 400)
    self.locale = LocaleIdentifier(locale) ?? LocaleIdentifier("en")!
    self.fonts = FontLibrary(fontPaths: fonts)
  }

  func report(rounds: Int) -> String {
    // The fonts themselves are opened once in the life of a process.
    _ = wrap(TextMeasurer(fonts: fonts))
    var lines = 0
    let cold = Self.median(rounds) { lines = wrap(TextMeasurer(fonts: fonts)) }
    let measurer = TextMeasurer(fonts: fonts)
    _ = wrap(measurer)
    let warm = Self.median(rounds) { _ = wrap(measurer) }
    let shaped = Self.median(rounds) {
      for text in texts { _ = measurer.paragraph(text, font: font, locale: locale) }
    }
    let count = Double(max(texts.count, 1))
    return String(
      format: "n=%d lines=%d cold_us=%.2f warm_us=%.2f shape_warm_us=%.2f memory_bytes=%.0f text_bytes=%.0f",
      texts.count, lines, cold / count * 1e6, warm / count * 1e6, shaped / count * 1e6, bytesOfMeasuring / count,
      bytesOfTexts / count)
  }

  /// Bytes of all shaped texts together when they are kept, without those of the strings.
  private var bytesOfTexts: Double {
    let measurer = TextMeasurer(fonts: fonts)
    _ = wrap(measurer)
    let before = cheap_bytes_in_use()
    let kept = texts.map { measurer.paragraph($0, font: font, locale: locale) }
    return withExtendedLifetime(kept) { Double(cheap_bytes_in_use()) - Double(before) }
  }

  /// Bytes that are kept when all texts are measured: their line counts at the twelve sizes, and by the measurer the
  /// fonts chosen, words, parts of words and tables of line breaking.
  private var bytesOfMeasuring: Double {
    let before = cheap_bytes_in_use()
    let measurer = TextMeasurer(fonts: fonts)
    var counts: [UInt16] = []
    counts.reserveCapacity(texts.count * Self.sizes.count)
    for text in texts {
      let shaped = measurer.paragraph(text, font: font, locale: locale)
      for size in Self.sizes {
        counts.append(UInt16(clamping: shaped.lineCount(at: size, width: Self.width)))
      }
    }
    return withExtendedLifetime((measurer, counts)) { Double(cheap_bytes_in_use()) - Double(before) }
  }

  private func wrap(_ measurer: TextMeasurer) -> Int {
    var lines = 0
    for text in texts {
      let shaped = measurer.paragraph(text, font: font, locale: locale)
      for size in Self.sizes { lines += shaped.lineCount(at: size, width: Self.width) }
    }
    return lines
  }

  /// Seconds of CPU, the median of some rounds.
  private static func median(_ rounds: Int, _ body: () -> Void) -> Double {
    let times = (0..<rounds).map { _ in
      let start = cpuTime()
      body()
      return cpuTime() - start
    }
    return times.sorted()[rounds / 2]
  }

  private static func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
