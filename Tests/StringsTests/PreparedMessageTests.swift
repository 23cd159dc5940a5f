import Messages
import StringTables
import TestSupport
import Testing

@testable import Strings

@Suite("Prepared messages")
struct PreparedMessageTests {
  private typealias Fixtures = MessageFixtures

  @Test("without arguments are their text", arguments: LocaleData.allCases, ["Save", "", "é", "it's {done}"])
  func plain(data: LocaleData, text: String) throws {
    let prepared = PreparedMessage(Fixtures.message(text))
    #expect(prepared.isPlain)
    #expect(data.formatter("en").text(prepared, arguments: [.integer(1)]) == FormattedText(text))
    #expect(!PreparedMessage(Fixtures.message("100%")).isPlain)
  }

  @Test("leave prose aside when there are too few arguments for it", arguments: LocaleData.allCases)
  func prose(data: LocaleData) throws {
    let formatter = data.formatter("en")
    #expect(formatter.text(Fixtures.message("100% of %@"), arguments: [.text("it")]) == FormattedText("100% of it"))
    #expect(
      formatter.text(Fixtures.message("50%% off, 100% of %@"), arguments: [.text("it")]).string == "50% off, 100% of it"
    )
    #expect(formatter.text(Fixtures.message("% d"), arguments: [.integer(5)]) == FormattedText("5"))
  }

  @Test("take widths and precisions from the arguments", arguments: LocaleData.allCases)
  func extents(data: LocaleData) throws {
    let formatter = data.formatter("en")
    func text(_ format: String, _ arguments: FormatArgument...) -> FormattedText {
      formatter.text(Fixtures.message(format), arguments: arguments)
    }
    #expect(text("[%*d]", .integer(5), .integer(42)).string == "[   42]")
    #expect(text("[%*d]", .integer(-5), .integer(42)).string == "[42   ]")
    #expect(text("[%2$*1$d]", .integer(5), .integer(42)).string == "[   42]")
    #expect(text("[%.*f]", .integer(1), .floatingPoint(2.25)).string == "[2.2]")
    #expect(text("[%2$.*1$f|%2$@]", .integer(1), .floatingPoint(2.25)).string == "[2.2|2.25]")
    let misfit = text("[%*d]", .text("x"), .integer(42))
    #expect(misfit == FormattedText("[42]", issues: [.mismatchedArgument(position: 1, specifier: "%*d")]))
  }

  @Test("choose a plural by the number as its texts show it", arguments: LocaleData.allCases)
  func shownFraction(data: LocaleData) throws {
    let message = Fixtures.message(
      "%#@km@", Fixtures.variable("km", type: "f", ["one": "%.1f mile", "other": "%.1f miles"]))
    let formatter = data.formatter("en")
    #expect(formatter.text(message, arguments: [.floatingPoint(1)]).string == "1.0 miles")
    #expect(formatter.text(message, arguments: [.integer(1)]).string == "1.0 miles")
    let whole = Fixtures.message("%#@n@", Fixtures.variable("n", type: "d", ["one": "%d mile", "other": "%d miles"]))
    #expect(formatter.text(whole, arguments: [.integer(1)]).string == "1 mile")
  }

  @Test(
    "that vary as a whole are selected by the argument that selectingPosition(of:default:) finds",
    arguments: LocaleData.allCases, 0..<16)
  func selecting(data: LocaleData, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["%@ ", "%lld ", "%2$lld ", "%3$@ ", "%arg ", "%#@x@ ", "%*d ", "% d ", "%% ", "a ", "%-d ", "%x "]
    let formatter = data.formatter("en")
    for _ in 0..<200 {
      let cases = ["one", "other"].map { name in
        let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        return Message.Variant.Case(
          selector: Fixtures.text(name), variant: .text(Fixtures.text(name + "|" + text.joined())))
      }
      let message = PreparedMessage(Message(format: .plural(cases)))
      let position = Message.selectingPosition(of: cases, default: 1)
      for chosen in 1...4 {
        let arguments = (1...4).map { FormatArgument.integer($0 == chosen ? 1 : 7) }
        let text = formatter.text(message, arguments: arguments).string
        #expect(text.hasPrefix(chosen == position ? "one|" : "other|"), "seed \(seed): \(cases.map(\.variant))")
      }
    }
  }

  /// `L10N_RANDOM_MESSAGES=1000000` raises the number of all seeds together, which is 20,000.
  @Test("never trap on what chance makes of the grammar", arguments: LocaleData.allCases, 0..<10)
  func hostile(data: LocaleData, seed: UInt64) throws {
    try RandomMessages.check(data, seed: seed, count: RandomCount.of("L10N_RANDOM_MESSAGES", default: 20_000) / 10)
  }

  @Test(
    "keep variables with hostile numbers from trapping", arguments: LocaleData.allCases, [Int.min, -1, 0, 128, .max])
  func numbers(data: LocaleData, number: Int) throws {
    let message = Fixtures.message("%#@n@ %100000$@", Fixtures.variable("n", number: number, ["other": "%arg x"]))
    let text = data.formatter("en").text(message, arguments: [.integer(2)])
    #expect(!text.string.isEmpty && !text.issues.isEmpty)
  }
}

/// Messages and arguments that chance makes of the grammar.
private enum RandomMessages {
  static let parts = [
    "%", "%%", "%@", "%d", "%lld", "%1$", "%2$@", "%3$lld", "%#@a@", "%1$#@b@", "%2$#@c@", "%arg", "%*", "%-5", "%.",
    "%.*f",
    "%010", "% o", "%'d", "%hhx", "%c", "%C", "%s", "%S", "%p", "%n", "%a", "%e", "%g", "#@", "@", "$", "*",
    "9999999999",
    "d", "f", "x", "é", "\u{0}", "\u{1F600}", "l", "h", "0", "-", "+", " ",
  ]

  static func check(_ data: LocaleData, seed: UInt64, count: Int) throws {
    var random = SeededGenerator(seed: seed)
    let formatters = ["en", "ar-EG", "en-u-nu-hanidec"].flatMap { locale in
      [
        data.formatter(locale), data.formatter(locale, numbers: .c, isolatesArguments: true),
      ]
    }
    for _ in 0..<count {
      let variables = ["a", "b", "c"].prefix(Int.random(in: 0...3, using: &random)).map { name in
        MessageFixtures.variable(
          name, type: ["lld", "f", "@", ".2f", "x%"].randomElement(using: &random) ?? "",
          number: [nil, 1, 0, 3].randomElement(using: &random) ?? nil,
          ["zero": text(&random), "one": text(&random), "other": text(&random)])
      }
      let message = Message(format: .text(MessageFixtures.text(text(&random))), substitutions: Array(variables))
      let arguments = (0..<Int.random(in: 0...4, using: &random)).map { _ in argument(&random) }
      let formatter = formatters.randomElement(using: &random) ?? formatters[0]
      let formatted = formatter.text(message, arguments: arguments)
      #expect(formatted.string.utf8.count < 3_000_000, "seed \(seed): \(message)")
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  private static func argument(_ random: inout SeededGenerator) -> FormatArgument {
    let bits = random.next()
    switch random.next() % 7 {
    case 0: return .integer(Int64(bitPattern: bits) >> Int64(bits % 64))
    case 1: return .unsigned(bits >> (bits % 64))
    case 2: return .floatingPoint(Double(bitPattern: bits))
    case 3: return .text(["", "x", "é\u{2069}", "%d%@", String(repeating: "long ", count: 200)][Int(bits % 5)])
    case 4:
      return .date(DateArgument(secondsSince1970: Double(bitPattern: bits), timeZone: bits % 2 == 0 ? "UTC" : "?"))
    case 5: return .list([.integer(1), .text("a")])
    default: return .integer([0, 1, 2, -1, .max, .min][Int(bits % 6)])
    }
  }
}
