import TestSupport
import Testing

@testable import Placeholders

@Suite("Placeholders of a format string")
struct FormatScannerTests {
  private func written(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return FormatScanner.specifiers(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "are found as CoreFoundation reads them",
    arguments: [
      ("no placeholder", []),
      ("%@ and %lld", ["%@", "%lld"]),
      ("%2$@ %1$lld", ["%2$@", "%1$lld"]),
      ("%#@cues@ in %2$@", ["%#@cues@", "%2$@"]),
      ("%1$#@cues@", ["%1$#@cues@"]),
      ("%1#@cues@", ["%1#@cues@"]),
      ("%04$#@cues@ %8$3.2#@cues@", ["%04$#@cues@", "%8$3.2#@cues@"]),
      ("%-5.2f|%+d|%05d|%'d", ["%-5.2f", "%+d", "%05d", "%'d"]),
      ("%*d %.*f %1$*2$d", ["%*d", "%.*f", "%1$*2$d"]),
      ("100%", []),
      ("100%%", ["%%"]),
      ("%arg files, %argument", ["%arg", "%a"]),
      ("% @", ["% @"]),
      ("%hhd %hd %ld %qd %zd %td %jd %Lf", ["%hhd", "%hd", "%ld", "%qd", "%zd", "%td", "%jd", "%Lf"]),
      ("%k %y %", []),
      ("%(count)lld of %1$(place)@, %(size).1f", ["%(count)lld", "%1$(place)@", "%(size).1f"]),
      ("%(age)s %(x) of %()d %(a-b)d %(a", []),
      ("%#@sekundę@", ["%#@sekundę@"]),
      ("%# @sites @", ["%# @"]),
      ("%99999999999999999999$@", []),
      ("", []),
    ])
  func found(text: String, specifiers: [String]) {
    #expect(written(text) == specifiers)
  }

  @Test("read like prose where a space or a dash follows the percent sign")
  func prose() {
    #expect(FormatScanner.specifiers(in: "100% of").allSatisfy { $0.readsLikeProse })
    #expect(FormatScanner.specifiers(in: "100%-os").allSatisfy { $0.readsLikeProse })
    #expect(FormatScanner.specifiers(in: "a.example/Photo%20Club").allSatisfy { $0.readsLikeProse })
    #expect(FormatScanner.specifiers(in: "%20s|%20d|%2C|%020X").allSatisfy { !$0.readsLikeProse })
    #expect(FormatScanner.specifiers(in: "% @").allSatisfy { !$0.readsLikeProse })
    #expect(FormatScanner.specifiers(in: "%-5d").allSatisfy { !$0.readsLikeProse })
  }

  @Test("carry their types")
  func types() {
    let kinds = FormatScanner.specifiers(in: "%@ %d %lld %f %s %c %p %n").map(\.kind)
    #expect(
      kinds == [
        .argument(.object), .argument(.integer(bits: 32)), .argument(.integer(bits: 64)), .argument(.floatingPoint),
        .argument(.cString), .argument(.character), .argument(.pointer), .argument(.writtenCount),
      ])
  }

  @Test("are found in hostile bytes without a trap", arguments: 0..<64)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("%%%%$$#@@*.0123456789ldfsn'-+ é\u{0}".unicodeScalars)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "%")
      }
      let ranges = FormatScanner.specifiers(in: text).map(\.range)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "seed \(seed): \(text)")
      #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count }, "seed \(seed): \(text)")
    }
  }
}
