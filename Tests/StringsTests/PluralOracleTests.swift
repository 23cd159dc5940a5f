import ICU
import Messages
import StringTables
import Testing

@testable import Strings

@Suite("Plural choice")
struct PluralOracleTests {
  private static let names = ["zero", "one", "two", "few", "many", "other"]
  private static let large: [Int64] = [
    1_001, 9_999, 10_000, 11_111, 100_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 1_100_000, 10_000_000,
    123_456_789, 1_000_000_000, 1_000_000_000_000, 999_999_999_999_999, 1_000_000_000_000_000,
    1_000_000_000_000_001,
  ]

  /// The languages of ICU, and the regions whose rules are their own.
  private static let locales =
    AvailableLocales.all.filter { !$0.contains("_") } + ["pt_PT", "pt_BR", "zh_Hant", "sr_Latn", "en_GB", "es_MX"]

  private func plural(_ conversion: String) -> PreparedMessage {
    let cases = Self.names.dropFirst().map { name in
      Message.Variant.Case(
        selector: MessageFixtures.text(name), variant: .text(MessageFixtures.text("\(name) %2$@\(conversion)")))
    }
    return PreparedMessage(
      MessageFixtures.message(
        "%#@n@",
        Message.Substitution(
          name: MessageFixtures.text("n"), argumentNumber: nil, specifier: MessageFixtures.text("lld"),
          variant: .plural(cases))))
  }

  private func chosen(_ formatter: MessageFormatter, _ message: PreparedMessage, _ number: FormatArgument) -> String {
    let text = formatter.text(message, arguments: [number, .text("")]).string
    return String(text.prefix { $0 != " " })
  }

  @Test("of integers is that of ICU's number as written, in every language", arguments: LocaleData.allCases)
  func integers(data: LocaleData) throws {
    #expect(Self.locales.count > 150)
    for locale in Self.locales {
      let formatter = data.formatter(locale)
      for number in Array(0...1_000) + Self.large {
        // Another way through ICU: by the formatted number.
        let expected = formatter.plurals.category(of: Double(number), visibleFractionDigits: 0)
        let own = formatter.category(of: .integer(number), fractionDigits: .shortest, hasZero: false)
        let unsigned = formatter.category(of: .unsigned(UInt64(number)), fractionDigits: .fixed(0), hasZero: false)
        let negative = formatter.category(of: .integer(-number), fractionDigits: .shortest, hasZero: false)
        guard own == expected, unsigned == expected, negative == expected else {
          Issue.record("\(locale): \(number) is \(own), not \(expected)")
          return
        }
      }
    }
  }

  @Test("in a text is that of ICU's MessageFormat, in every language", arguments: LocaleData.allCases)
  func texts(data: LocaleData) throws {
    let message = plural("")
    let cases = Self.names.map { "\($0){\($0)}" }.joined()
    for locale in Self.locales {
      let formatter = data.formatter(locale)
      let oracle = try MessageTemplate("{n, plural, \(cases)}", locale: locale)
      for number in Array(0...30) + Self.large {
        let expected = oracle.text([(name: "n", value: MessageTemplate.Value.value(.integer(number)))])
        // The message has no case for zero, so what falls there is other.
        let own = chosen(formatter, message, .integer(number))
        #expect(own == (expected == "zero" ? "other" : expected), "\(locale): \(number)")
      }
    }
  }

  @Test("of decimals is ICU's for the number as written, in every language", arguments: LocaleData.allCases)
  func decimals(data: LocaleData) throws {
    let written = plural("%.1f")
    let plain = plural("")
    for locale in Self.locales {
      let formatter = data.formatter(locale)
      let rules = try PluralRules(locale: locale)
      for tenths in 0...100 {
        let number = Double(tenths) / 10
        let expected = rules.category(of: number, visibleFractionDigits: 1).rawValue
        let own = chosen(formatter, written, .floatingPoint(number))
        try #require(own == (expected == "zero" ? "other" : expected), "\(locale): \(number)")
        let shortest = rules.category(of: number, visibleFractionDigits: tenths % 10 == 0 ? 0 : 1).rawValue
        let shown = chosen(formatter, plain, .floatingPoint(number))
        try #require(shown == (shortest == "zero" ? "other" : shortest), "\(locale): \(number)")
      }
    }
  }

  @Test("of places in an order is ICU's in its syntax, in every language", arguments: LocaleData.allCases)
  func ordinals(data: LocaleData) throws {
    let cases = Self.names.map { "\($0) {\($0)}" }.joined(separator: " ")
    let pattern = Message(format: .text(MessageFixtures.text("{n, selectordinal, \(cases)}")))
    let message = PreparedMessage(pattern, syntax: .icu)
    for locale in Self.locales {
      let formatter = data.formatter(locale)
      let rules = try PluralRules(locale: locale, kind: .ordinal)
      for number in Array(Int64(0)...1_000) + Self.large {
        let text = formatter.text(message, arguments: [.integer(number)])
        try #require(text == FormattedText(rules.category(of: number).rawValue), "\(locale): \(number)")
      }
    }
  }

  @Test("takes an explicit zero for 0 alone, and for what CLDR's zero covers", arguments: LocaleData.allCases)
  func zero(data: LocaleData) throws {
    let message = PreparedMessage(
      MessageFixtures.message("%#@n@", MessageFixtures.variable("n", ["zero": "none", "one": "one", "other": "more"])))
    for locale in Self.locales {
      let formatter = data.formatter(locale)
      for number in Int64(0)...30 {
        let category = formatter.plurals.category(of: number)
        let expected = number == 0 || category == .zero ? "none" : category == .one ? "one" : "more"
        #expect(formatter.text(message, arguments: [.integer(number)]).string == expected, "\(locale): \(number)")
      }
      #expect(formatter.text(message, arguments: [.floatingPoint(0)]).string == "none")
    }
  }
}
