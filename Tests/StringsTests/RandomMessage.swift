import Messages
import StringTables

@testable import Strings

/// A message that chance has made, with arguments that mostly fit.
struct RandomMessage {
  let message: Message
  let syntax: MessageSyntax
  let arguments: [FormatArgument]

  private static let conversions = [
    "%lld", "%d", "%@", "%.2f", "%f", "%.0f", "%.1e", "%g", "%x", "%5d", "%05d", "%+d", "%-6d", "%'d", "%2$@", "%1$d",
    "%s", "%c", "%o", "%hhd", "%u", "%%", "100% of", "%.3g", "%e",
  ]
  private static let words = ["files", "Dateien ", "“quoted”", " – ", "żółw", "\u{5E9}\u{5DC}", "{", "'", "\n", "#"]
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private static let patterns = [
    "{n, plural, one{# file} few{# few} many{# many} other{# files}}", "{n}", "{n, number, ::group-off}",
    "{n, number, ::.00}", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", "{n, plural, =0{none} other{#}}",
    "{n, plural, offset:1 =1{you} one{you and # other} other{you and # others}}", "'{n}' {n}", "it''s {n}",
    "{w, select, a{A} other{not {n}}}",
  ]

  init(using random: inout some RandomNumberGenerator) {
    arguments = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.argument(using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      syntax = .icu
      let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.patterns.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
      message = MessageFixtures.message(text)
      return
    }
    syntax = .printf
    guard Bool.random(using: &random) else {
      message = MessageFixtures.message(Self.text(using: &random))
      return
    }
    let cases = Self.categories.filter { $0 == "other" || Bool.random(using: &random) }.map { name in
      Message.Variant.Case(
        selector: MessageFixtures.text(name),
        variant: .text(MessageFixtures.text("\(name) " + Self.text(using: &random))))
    }
    let type = ["lld", "d", ".1f", "@", "f"].randomElement(using: &random) ?? "lld"
    message = MessageFixtures.message(
      "%#@n@ " + Self.text(using: &random),
      Message.Substitution(
        name: MessageFixtures.text("n"), argumentNumber: nil, specifier: MessageFixtures.text(type),
        variant: .plural(cases)))
  }

  private static func text(using random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (Bool.random(using: &random) ? conversions : words).randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func argument(using random: inout some RandomNumberGenerator) -> FormatArgument {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .integer(Int64.random(in: -3...25, using: &random))
    case 1: .integer(Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0..<63, using: &random))
    case 2: .unsigned(UInt64.random(in: 0 ... .max, using: &random))
    case 3: .floatingPoint(Double(Int.random(in: -2_000...20_000, using: &random)) / 100)
    case 4: .floatingPoint(Double.random(in: -1...1, using: &random) * 1e9)
    default: .text(words.randomElement(using: &random) ?? "")
    }
  }
}
