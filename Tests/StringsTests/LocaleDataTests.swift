import Foundation
import FoundationLocales
import ICU
import Locales
import Testing

@testable import Strings

/// What Foundation's locale data write otherwise than ICU's, as the documentation lists it.
@Suite("The list of what the two sources of locale data write otherwise")
struct LocaleDataTests {
  private static let locales = [
    "af", "am", "ar", "ar-EG", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "de-AT", "de-CH", "el", "en",
    "en-GB", "en-IN", "es", "es-419", "es-MX", "et", "eu", "fa", "fi", "fil", "fr", "fr-CA", "fr-CH", "ga", "gl", "gu",
    "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "ko", "lt", "lv", "mk", "mr", "ms", "my",
    "nb", "ne", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "si", "sk", "sl", "sq", "sr", "sv", "sw", "ta", "th", "tr",
    "uk", "ur", "uz", "vi", "zh-Hans", "zh-Hant", "zu",
  ]
  private static let formats: [(format: String, arguments: [FormatArgument])] = [
    ("%lld", [.integer(7)]), ("%lld", [.integer(-42)]), ("%lld", [.integer(1_234)]), ("%lld", [.integer(-1_234_567)]),
    ("%lld", [.unsigned(.max)]), ("%+d", [.integer(5)]), ("%05d", [.integer(42)]), ("%.2f", [.floatingPoint(1_234.5)]),
    ("%.1f", [.floatingPoint(-0.05)]), ("%f", [.floatingPoint(12_345.678)]), ("%.3e", [.floatingPoint(123_456)]),
    ("%e", [.floatingPoint(-0.00012)]), ("%g", [.floatingPoint(0.00001234)]), ("%g", [.floatingPoint(123.25)]),
    ("%@", [.floatingPoint(0.1)]), ("%.1f", [.floatingPoint(.nan)]), ("%.1f", [.floatingPoint(-.infinity)]),
    ("%@", [.list([.text("a"), .text("b")])]), ("%@", [.list([.text("a"), .text("b"), .text("c")], .or)]),
    ("%@", [.list([.text("a"), .text("b"), .text("c")], .units)]),
    (
      "%@", [.date(DateArgument(secondsSince1970: 1_795_219_200, date: .full, time: .short, timeZone: "Europe/Warsaw"))]
    ),
    ("%@", [.date(DateArgument(secondsSince1970: 1_795_219_200, date: .medium, time: .medium, timeZone: "UTC"))]),
    ("%@", [.date(DateArgument(secondsSince1970: 1_795_219_200, date: .short, time: .none, timeZone: "UTC"))]),
  ]

  /// `| en | `%lld` | ICU | Foundation |` for each text that differs.
  private func differences() -> [String] {
    Self.locales.flatMap { locale in
      let icu = MessageFormatter(locale: locale, services: ICULocaleServices())
      let foundation = MessageFormatter(locale: locale, services: FoundationLocaleServices())
      return Self.formats.compactMap { format, arguments in
        let message = MessageFixtures.message(format)
        let expected = icu.text(message, arguments: arguments).string
        let own = foundation.text(message, arguments: arguments).string
        return own == expected ? nil : "| \(locale) | `\(format)` | \(shown(expected)) | \(shown(own)) |"
      }
    }
  }

  /// Invisible characters by number.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .format,
        .spaceSeparator where scalar != " ":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: scalar == "|" ? "\\|" : String(scalar)
      }
    }.joined()
  }

  /// With `L10N_UPDATE_GOLDEN` it is written anew, and the test fails all the same.
  @Test("is that of the page")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/locale-data.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let parts = text.components(separatedBy: "<!-- differences -->\n")
    try #require(parts.count == 3, "two marks in \(page.lastPathComponent)")
    let rows = differences()
    let table =
      "| locale | format | ICU \(ICUVersion.library) | Foundation |\n|---|---|---|---|\n"
      + rows.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["L10N_UPDATE_GOLDEN"] != nil, parts[1] != table {
      try (parts[0] + "<!-- differences -->\n" + table + "<!-- differences -->\n" + parts[2])
        .write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(parts[1] == table, "to write it anew: L10N_UPDATE_GOLDEN=1, this test")
    #expect(rows.count < Self.locales.count * Self.formats.count / 5)
  }
}
