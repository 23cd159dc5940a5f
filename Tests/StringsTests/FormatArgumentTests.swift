import Foundation
import Testing

@testable import Strings

@Suite("Arguments of a message")
struct FormatArgumentTests {
  private static let moment = DateArgument(
    secondsSince1970: 1_795_250_096.5, date: .medium, time: .none, timeZone: "UTC")

  private func show(
    _ data: LocaleData, _ value: any FormatArgumentConvertible, _ locale: String = "en"
  ) throws -> String {
    let text = data.formatter(locale).text(
      MessageFixtures.message("%@"), arguments: [value.formatArgument])
    #expect(text.issues.isEmpty)
    return text.string
  }

  @Test("are shown by %@", arguments: LocaleData.allCases)
  func objects(data: LocaleData) throws {
    #expect(try show(data, 1_234_567) == "1,234,567")
    #expect(try show(data, -5, "sv") == "\u{2212}5")
    #expect(try show(data, 1.5, "de") == "1,5")
    #expect(try show(data, true) == "1")
    #expect(try show(data, Int?.none) == "(null)")
    #expect(try show(data, Int?.some(3)) == "3")
    #expect(try show(data, Character("é")) == "é")
    #expect(try show(data, UInt8(200)) == "200")
  }

  @Test("that are dates are written in the language and zone asked for", arguments: LocaleData.allCases)
  func dates(data: LocaleData) throws {
    #expect(try show(data, Self.moment) == "Nov 21, 2026")
    #expect(try show(data, Self.moment, "pl") == "21 lis 2026")
    let evening = DateArgument(secondsSince1970: 1_795_250_096.5, date: .none, time: .short, timeZone: "Asia/Tokyo")
    #expect(try show(data, evening, "de") == "17:34")
    #expect(Self.moment.formatArgument.plainText == "2026-11-21T08:34:56Z")
    #expect(DateArgument(secondsSince1970: -1).plainText == "1969-12-31T23:59:59Z")
    #expect(DateArgument(secondsSince1970: -62_135_596_800).plainText == "0001-01-01T00:00:00Z")
    #expect(DateArgument(secondsSince1970: .nan).plainText == "nan")
    #expect(
      try show(data, Date(timeIntervalSince1970: 0)).contains("1970")
        || show(data, Date(timeIntervalSince1970: 0)).contains("1969")
    )
  }

  @Test("that are lists are joined as the language does", arguments: LocaleData.allCases)
  func lists(data: LocaleData) throws {
    #expect(try show(data, ["red", "green", "blue"]) == "red, green, and blue")
    #expect(try show(data, ["rot", "grün", "blau"], "de") == "rot, grün und blau")
    #expect(try show(data, FormatArgument.list([.text("tea"), .text("milk")], .or)) == "tea or milk")
    #expect(try show(data, [1_234, 5]) == "1,234 and 5")
    #expect(try show(data, [String]()) == "")
    #expect(try show(data, [["a", "b"], ["c"]]) == "a and b and c")
  }

  @Test("are isolated from the direction of the text when asked for", arguments: LocaleData.allCases)
  func isolation(data: LocaleData) throws {
    let formatter = data.formatter("he", isolatesArguments: true)
    let text = formatter.text(
      MessageFixtures.message("%@ %s %lld %d"), arguments: [.text("abc"), .text("d"), .integer(3), .text("x")])
    #expect(text.string == "\u{2068}abc\u{2069} \u{2068}d\u{2069} 3 \u{2068}x\u{2069}")
    #expect(text.issues == [.mismatchedArgument(position: 4, specifier: "%d")])
    let pattern = PreparedMessage(MessageFixtures.message("{a} {n}"), syntax: .icu)
    #expect(formatter.text(pattern, arguments: [.text("abc"), .integer(3)]).string == "\u{2068}abc\u{2069} 3")
  }

  @Test(
    "that do not fit are shown as plain text, and told", arguments: LocaleData.allCases,
    ["%d", "%f", "%x", "%c", "%s", "%p", "%e"])
  func misfits(data: LocaleData, specifier: String) throws {
    let formatter = data.formatter("en")
    let list = FormatArgument.list([.text("a"), .integer(1)])
    let text = formatter.text(MessageFixtures.message("[\(specifier)]"), arguments: [list])
    #expect(text == FormattedText("[a, 1]", issues: [.mismatchedArgument(position: 1, specifier: specifier)]))
  }
}
