import Messages
import StringTables
import Testing

@testable import Strings

@Suite("Texts of messages")
struct MessageFormatterTests {
  private typealias Fixtures = MessageFixtures

  private func format(
    _ data: LocaleData, _ message: Message, _ locale: String = "en", _ arguments: FormatArgument...
  ) throws -> String {
    data.formatter(locale).text(message, arguments: arguments).string
  }

  @Test(
    "take the plural form of the number",
    arguments: [
      ("pl", 1, "1 plik"), ("pl", 2, "2 pliki"), ("pl", 5, "5 plików"), ("pl", 22, "22 pliki"), ("pl", 0, "0 plików"),
    ])
  func plural(locale: String, count: Int, text: String) throws {
    let message = Fixtures.message(
      "%#@files@",
      Fixtures.variable(
        "files", ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku"])
    )
    for data in LocaleData.allCases {
      #expect(try format(data, message, locale, .integer(Int64(count))) == text, "\(data)")
    }
  }

  @Test("take an explicit zero in any language", arguments: LocaleData.allCases)
  func zero(data: LocaleData) throws {
    let message = Fixtures.message("%#@n@", Fixtures.variable("n", ["zero": "none", "one": "one", "other": "%lld"]))
    #expect(try format(data, message, "en", .integer(0)) == "none")
    #expect(try format(data, message, "pl", .integer(0)) == "none")
    #expect(try format(data, message, "en", .integer(7)) == "7")
  }

  @Test("fill several variables and other arguments at their positions", arguments: LocaleData.allCases)
  func positions(data: LocaleData) throws {
    let message = Fixtures.message(
      "%2$@: %1$#@files@, %3$#@folders@",
      Fixtures.variable("files", ["one": "%lld file", "other": "%lld files"]),
      Fixtures.variable("folders", ["one": "%lld folder", "other": "%lld folders"]))
    let text = try format(data, message, "en", .integer(1), .text("Home"), .integer(3))
    #expect(text == "Home: 1 file, 3 folders")
  }

  @Test("resolve variables inside variables", arguments: LocaleData.allCases)
  func nested(data: LocaleData) throws {
    let message = Fixtures.message(
      "%#@outer@", Fixtures.variable("outer", ["one": "one of %2$#@inner@", "other": "%lld of %2$#@inner@"]),
      Fixtures.variable("inner", ["one": "%lld box", "other": "%lld boxes"]))
    #expect(try format(data, message, "en", .integer(1), .integer(4)) == "one of 4 boxes")
    #expect(try format(data, message, "en", .integer(3), .integer(1)) == "3 of 1 box")
  }

  @Test("fill a catalog's %arg with the variable's own number", arguments: LocaleData.allCases)
  func substitution(data: LocaleData) throws {
    let message = Fixtures.message(
      "%#@birds@ on %2$@", Fixtures.variable("birds", number: 1, ["one": "%arg bird", "other": "%arg birds"]))
    #expect(try format(data, message, "en", .integer(2), .text("wires")) == "2 birds on wires")
  }

  @Test(
    "format as printf does, in the numbers of the locale",
    arguments: [
      ("%d", "en", FormatArgument.integer(1_234_567), "1,234,567"),
      ("%d", "de", .integer(1_234_567), "1.234.567"),
      ("%d", "hi", .integer(1_234_567), "12,34,567"),
      ("%lld", "ar-EG", .integer(42), "٤٢"),
      ("%+d", "en", .integer(5), "+5"),
      ("%d", "en", .integer(-5), "-5"),
      ("%05d", "en", .integer(-42), "-00,042"),
      ("%02d", "en", .integer(5), "05"),
      ("%-5d|", "en", .integer(42), "42   |"),
      ("%5d|", "en", .integer(42), "   42|"),
      ("%.3d", "en", .integer(7), "007"),
      ("%.2f", "de", .floatingPoint(3.14159), "3,14"),
      ("%f", "en", .floatingPoint(0.5), "0.500000"),
      ("%.0f", "en", .integer(3), "3"),
      ("%e", "en", .floatingPoint(12_345.678), "1.234568E+04"),
      ("%g", "en", .floatingPoint(0.0001), "0.0001"),
      ("%x", "en", .integer(255), "ff"),
      ("%#X", "en", .integer(255), "0XFF"),
      ("%o", "en", .integer(8), "10"),
      ("%x", "en", .integer(-1), "ffffffff"),
      ("%u", "en", .unsigned(.max), "18,446,744,073,709,551,615"),
      ("%c", "en", .integer(65), "A"),
      ("%@", "en", .text("it"), "it"),
      ("%.2@", "en", .text("text"), "text"),
      ("%s", "en", .text("it"), "it"),
      ("[%n]", "en", .text("it"), "[]"),
      ("%lld%%", "en", .integer(5), "5%"),
    ])
  func printf(format text: String, locale: String, argument: FormatArgument, result: String) throws {
    for data in LocaleData.allCases {
      #expect(try format(data, Fixtures.message(text), locale, argument) == result, "\(data)")
    }
  }

  @Test("never trap, and say what did not fit", arguments: LocaleData.allCases)
  func misfits(data: LocaleData) throws {
    let formatter = data.formatter("en")
    let swapped = formatter.text(Fixtures.message("%@ has %lld"), arguments: [.integer(3), .text("Ann")])
    #expect(swapped.string == "3 has Ann")
    #expect(swapped.issues == [.mismatchedArgument(position: 2, specifier: "%lld")])

    let short = formatter.text(Fixtures.message("%@ and %2$@"), arguments: [.text("a")])
    #expect(short.string == "a and %2$@")
    #expect(short.issues == [.missingArgument(position: 2, specifier: "%2$@")])

    let undefined = formatter.text(Fixtures.message("%#@x@"), arguments: [.integer(1)])
    #expect(undefined.string == "%#@x@")
    #expect(undefined.issues == [.undefinedVariable(name: "x")])

    let circle = Fixtures.message(
      "%#@a@", Fixtures.variable("a", ["other": "%#@b@"]), Fixtures.variable("b", ["other": "%#@a@"]))
    #expect(formatter.text(circle, arguments: [.integer(1)]).issues == [.variableCycle(name: "a")])
  }

  @Test("stop expanding a bomb of variables", arguments: LocaleData.allCases)
  func bomb(data: LocaleData) throws {
    let names = (0..<14).map { "v\($0)" }
    let variables = names.indices.map { index in
      let mentions = names[(index + 1)...].first.map { String(repeating: "%1$#@\($0)@", count: 10) } ?? "x"
      return Message.Substitution(
        name: Fixtures.text(names[index]), argumentNumber: 1, specifier: nil,
        variant: Fixtures.plural(["other": mentions]))
    }
    let message = Message(format: .text(Fixtures.text("%1$#@v0@")), substitutions: variables)
    let text = data.formatter("en").text(message, arguments: [.integer(2)])
    #expect(text.string.utf8.count < 100_000)
    #expect(!text.issues.isEmpty)
  }

  @Test("stop expanding a variable of a thousand blanks, often written", arguments: LocaleData.allCases)
  func paddingBomb(data: LocaleData) throws {
    let message = Fixtures.message(
      String(repeating: "%1$#@v@", count: 1_000),
      Fixtures.variable("v", number: 1, ["other": String(repeating: "%1$999d", count: 1_000)]))
    let text = data.formatter("en").text(message, arguments: [.integer(2)])
    #expect(text.string.utf8.count < 3_000_000)
    #expect(text.issues.contains(.variableCycle(name: "v")))
  }

  @Test("choose by width: exact, else the next smaller, else the smallest", arguments: LocaleData.allCases)
  func width(data: LocaleData) throws {
    let cases = ["1": "Hi", "20": "Hello"].map { key, value in
      Message.Variant.Case(selector: Fixtures.text(key), variant: .text(Fixtures.text(value)))
    }
    let message = Message(format: .width(cases))
    let formatter = data.formatter("en")
    for (width, text) in [(20, "Hello"), (25, "Hello"), (10, "Hi"), (0, "Hi")] {
      #expect(formatter.text(message, context: VariationContext(width: width)).string == text)
    }
  }

  @Test("leave a text without arguments as it is", arguments: LocaleData.allCases)
  func plain(data: LocaleData) throws {
    #expect(try format(data, Fixtures.message("100% of %@")) == "100% of %@")
  }
}
