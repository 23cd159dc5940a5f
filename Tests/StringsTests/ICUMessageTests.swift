import TestSupport
import Testing

@testable import Strings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Texts in ICU's syntax")
struct ICUMessageTests {
  private static let files =
    "{count, plural, offset:1 =0{nobody} =1{{name}} one{{name} and # other} other{{name} and # others}}"

  private func text(
    _ data: LocaleData, _ pattern: String, _ locale: String = "en", _ arguments: [FormatArgument] = [],
    named: [String: FormatArgument] = [:]
  ) throws -> FormattedText {
    let message = PreparedMessage(MessageFixtures.message(pattern), syntax: .icu)
    return data.formatter(locale).text(message, arguments: arguments, named: named)
  }

  @Test(
    "are what ICU makes of them",
    arguments: [
      ("{count, plural, one{# file} other{# files}}", "en", [FormatArgument.integer(1)], "1 file"),
      ("{count, plural, one{# file} other{# files}}", "en", [.integer(1_234)], "1,234 files"),
      ("{n, plural, one{# plik} few{# pliki} many{# plików} other{# pliku}}", "pl", [.integer(22)], "22 pliki"),
      ("{n, plural, one{# plik} few{# pliki} many{# plików} other{# pliku}}", "pl", [.floatingPoint(1.5)], "1,5 pliku"),
      ("{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", "en", [.integer(23)], "23rd"),
      ("{who, select, female{her} male{his} other{their}} {what}", "en", [.text("male"), .text("hat")], "his hat"),
      ("{0} {1} {0}", "en", [.text("a"), .text("b")], "a b a"),
      ("{n, number, percent}", "de", [.floatingPoint(0.25)], "25\u{A0}%"),
      ("{n, number, ::.00}", "de", [.floatingPoint(2.5)], "2,50"),
      ("it''s '{n}' {n}", "en", [.integer(3)], "it's {n} 3"), ("{n}", "ar-EG", [.integer(42)], "٤٢"),
      ("{n}", "en", [.unsigned(.max)], "18,446,744,073,709,551,615"), ("100% of %@", "en", [], "100% of %@"),
      ("don''t", "en", [], "don't"),
    ] as [(String, String, [FormatArgument], String)])
  func formatted(pattern: String, locale: String, arguments: [FormatArgument], result: String) throws {
    for data in LocaleData.allCases {
      #expect(try text(data, pattern, locale, arguments) == FormattedText(result), "\(data)")
    }
  }

  @Test("take named arguments, an offset and exact numbers", arguments: LocaleData.allCases)
  func offset(data: LocaleData) throws {
    let ann = FormatArgument.text("Ann")
    #expect(try text(data, Self.files, named: ["count": .integer(0), "name": ann]).string == "nobody")
    #expect(try text(data, Self.files, named: ["count": .integer(1), "name": ann]).string == "Ann")
    #expect(try text(data, Self.files, named: ["count": .integer(2), "name": ann]).string == "Ann and 1 other")
    #expect(try text(data, Self.files, "en", [.integer(5), ann]).string == "Ann and 4 others")
  }

  @Test("write dates", arguments: LocaleData.allCases)
  func dates(data: LocaleData) throws {
    let date = FormatArgument.date(DateArgument(secondsSince1970: 1_795_219_200, timeZone: "UTC"))
    #expect(try text(data, "{d, date, ::yMMMd}", "en", [date]) == FormattedText("Nov 21, 2026"))
    #expect(try text(data, "{d, date, ::yMMMd}", "pl", [date]) == FormattedText("21 lis 2026"))
  }

  @Test("show what does not fit as plain text, and say so", arguments: LocaleData.allCases)
  func misfits(data: LocaleData) throws {
    let plural = "{n, plural, one{# file of {who}} other{# files of {who}}}"
    let swapped = try text(data, plural, "en", [.text("Ann"), .integer(3)])
    #expect(swapped.string == "Ann files of 3")
    #expect(swapped.issues == [.mismatchedArgument(position: 1, specifier: "{n}")])
    let number = try text(data, "{n, number} and {m, number}", "en", [.text("x"), .integer(2)])
    #expect(number == FormattedText("x and 2", issues: [.mismatchedArgument(position: 1, specifier: "{n}")]))
    let date = try text(data, "{d, date, short}", "en", [.text("today")])
    #expect(date == FormattedText("today", issues: [.mismatchedArgument(position: 1, specifier: "{d}")]))
    let nested = try text(
      data,
      "{g, select, a{{n, plural, other{# of {n, number}}}} other{}}", "en", [.text("a"), .text("b")])
    #expect(nested.string == "b of b")
    let missing = try text(data, "{n} {m}", "en", [.integer(1)])
    #expect(missing == FormattedText("1 {m}", issues: [.missingArgument(position: 2, specifier: "{m}")]))
    let broken = try text(data, "{n, plural, one{#}", "en", [.integer(1)])
    #expect(broken.string == "{n, plural, one{#}")
    #expect(broken.issues.count == 1)
    let other = try text(data, "{n, plural, one{#}}", "en", [.integer(1)])
    #expect(other.issues == [.invalidPattern(offset: 0, reason: "U_DEFAULT_KEYWORD_MISSING")])
  }

  private static let bombs = [
    String(repeating: "{0, select, other{", count: 20_000),
    String(repeating: "{0,choice,0#", count: 900) + String(repeating: "}", count: 900),
    String(repeating: "{a, select, other{", count: 490) + String(repeating: "}}", count: 490),
    String(repeating: "{a, select, other{'}'", count: 490) + String(repeating: "}}", count: 490),
    "{99999999999999999999}", "{2147483647}", "{n, plural, =1e999{a} other{#}}", "{n, plural, offset:1e300 other{#}}",
    "{n, number, ::scale/1E999999999}", "{n, number, ::precision-increment/1E-99999999}",
    "{n, number, ::." + String(repeating: "0", count: 60_000) + "}",
    "{n, number, " + String(repeating: "0", count: 60_000) + "}",
    "{n, number, 0.0E" + String(repeating: "0", count: 999) + "}",
    "{n, date, " + String(repeating: "y", count: 60_000) + "}", "{n, spellout}", "{n, duration}", "{n, ordinal, %x}",
    String(repeating: "{0}", count: 30_000), "{", "}", "'", "'{", "{}", "{ }", "{n,}", "{n,plural}", "{n,select,}",
    "\u{0}{n}",
  ]

  @Test("never trap, not even on a small stack", arguments: LocaleData.allCases, bombs.indices)
  func hostile(data: LocaleData, index: Int) throws {
    let message = PreparedMessage(MessageFixtures.message(Self.bombs[index]), syntax: .icu)
    let formatter = data.formatter("en")
    let arguments: [FormatArgument] = [
      .integer(.max), .floatingPoint(1e308), .text("x"), .date(DateArgument(secondsSince1970: 1e300)),
    ]
    #expect(
      SmallStack.run { arguments.map { formatter.text(message, arguments: [$0, $0]).string.utf8.count }.max() ?? 0 }
        < 2_000_000)
  }

  /// `L10N_RANDOM_MESSAGES=1000000` raises the number of all seeds together, which is 2,000.
  @Test("never trap on what chance makes of the grammar", arguments: LocaleData.allCases, 0..<8)
  func random(data: LocaleData, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "{", "}", "{n", "{0", ", plural, ", ", select, ", "other{", "one{", "=1{", "offset:", "#", "'", "''", ",number",
      ",date",
      ",choice,0#", "|", "::", "percent", "currency/EUR", ",", " ", "é", "\u{0}", "12", "{n}", "x",
    ]
    let formatter = data.formatter("pl")
    for _ in 0..<RandomCount.of("L10N_RANDOM_MESSAGES", default: 2_000) / 8 {
      var pattern = ""
      for _ in 0..<Int.random(in: 0..<24, using: &random) { pattern += parts.randomElement(using: &random) ?? "" }
      let message = PreparedMessage(MessageFixtures.message(pattern), syntax: .icu)
      for arguments in [[], [FormatArgument.integer(3)], [.text("a"), .floatingPoint(.nan)]] {
        let text = formatter.text(message, arguments: arguments)
        #expect(text.string.utf8.count < 10_000, "seed \(seed): '\(pattern)'")
      }
    }
  }
}

/// Threads of Darwin have 512 KiB.
private enum SmallStack {
  private final class Job {
    let body: () -> Int
    var result = Int.max
    init(_ body: @escaping () -> Int) { self.body = body }
  }

  static func run(_ body: @escaping () -> Int) -> Int {
    let job = Job(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 512 * 1_024)
    let pointer = Unmanaged.passRetained(job).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, &attributes, { $0.run() }, pointer)
      if let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      pthread_create(&thread, &attributes, { $0?.run() }, pointer)
      pthread_join(thread, nil)
    #endif
    return job.result
  }

  fileprivate static func perform(_ pointer: UnsafeMutableRawPointer) {
    let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
    job.result = job.body()
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func run() -> UnsafeMutableRawPointer? {
    SmallStack.perform(self)
    return nil
  }
}
