import Messages
import SourceText
import StringTables
import Strings

/// A message with arguments, made from one input: what a hostile table and a careless caller give the formatter.
///
/// Two bytes choose locale, syntax and style; two bytes make each argument; then comes the text. In format strings,
/// lines after the first are variables named `a`, `b`, `c`…: a byte for type and position, then the plural forms for
/// other, one, zero and few, parted by tabs.
struct FormattedInput {
  private static let locales = ["en", "ar-EG", "pl", "en-u-nu-hanidec", "he", "", "zz-Zzzz"]

  private static let formatters: [MessageFormatter] = locales.flatMap { locale in
    MessageFormatter.Numerals.allCases.flatMap { style in
      [false, true].map { isolates in
        MessageFormatter(locale: locale, numbers: style, isolatesArguments: isolates)
      }
    }
  }

  private let formatter: MessageFormatter
  private let isolates: Bool
  private let syntax: MessageSyntax
  private let message: Message
  private let arguments: [FormatArgument]
  private let context: VariationContext
  private let length: Int

  /// - Returns: `nil` for an input that is too short.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 2, !Self.formatters.isEmpty else { return nil }
    let count = Int(bytes[1] & 7)
    guard bytes.count >= 2 + 2 * count else { return nil }
    let number = Int(bytes[0] & 0x7F) % Self.formatters.count
    formatter = Self.formatters[number]
    isolates = number % 2 == 1
    syntax = bytes[0] < 0x80 ? .printf : .icu
    context = bytes[1] & 8 == 0 ? VariationContext() : VariationContext(device: "mac", width: Int(bytes[1] >> 4))
    arguments = (0..<count).map { Self.argument(bytes[2 + 2 * $0], bytes[3 + 2 * $0]) }
    let text = bytes[(2 + 2 * count)...]
    length = text.count
    if syntax == .icu {
      message = Message(format: .text(Self.located(text)))
    } else {
      let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 26, omittingEmptySubsequences: false)
      message = Message(
        format: Self.format(lines[0], bytes[1]),
        substitutions: lines.dropFirst().enumerated().compactMap { Self.variable($1, number: $0) })
    }
  }

  private static func located(_ bytes: ArraySlice<UInt8>) -> LocatedText {
    LocatedText(String(decoding: bytes, as: UTF8.self), range: ByteRange(0, 0))
  }

  private static func name(_ text: String) -> LocatedText { LocatedText(text, range: ByteRange(0, 0)) }

  /// A text with tabs in it is one of widths, of devices or of plural forms.
  private static func format(_ line: ArraySlice<UInt8>, _ kind: UInt8) -> Message.Variant {
    guard line.contains(UInt8(ascii: "\t")) else { return .text(located(line)) }
    switch kind >> 4 {
    case 0, 1: return .width(cases(line, ["1", "20", "x", "-3"]))
    case 2, 3: return .device(cases(line, ["mac", "other", "iphone"]))
    default: return .plural(cases(line, ["other", "one", "zero", "few"]))
    }
  }

  private static func cases(_ line: ArraySlice<UInt8>, _ selectors: [String]) -> [Message.Variant.Case] {
    let texts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return zip(selectors, texts).map { Message.Variant.Case(selector: name($0), variant: .text(located($1))) }
  }

  private static func variable(_ line: ArraySlice<UInt8>, number: Int) -> Message.Substitution? {
    guard let kind = line.first else { return nil }
    let types = ["lld", "f", ".2f", "@", "x%", "*d", "99999999999d", ""]
    let positions = [nil, 1, 0, 3, Int.max, .min]
    return Message.Substitution(
      name: name(String(UnicodeScalar(UInt8(97 + number % 26)))),
      argumentNumber: positions[Int(kind >> 3) % positions.count], specifier: name(types[Int(kind & 7)]),
      variant: .plural(cases(line.dropFirst(), ["other", "one", "zero", "few"])))
  }

  private static func argument(_ kind: UInt8, _ value: UInt8) -> FormatArgument {
    let index = Int(value & 7)
    switch kind % 7 {
    case 0: return .integer(Int64(Int8(bitPattern: value)))
    case 1: return .integer([.max, .min, 1_000, -1_000, 2_147_483_648, 65, 0x1F600, 0xD800][index])
    case 2: return .unsigned([.max, 0, 1, 1 << 63, 300, 65_535, 1_234_567, 2][index])
    case 3:
      return .floatingPoint(
        [0, -0.0, 1, 1.5, .nan, -.infinity, 1.797e308, .leastNonzeroMagnitude][index] + Double(value >> 3))
    case 4:
      return .text(["", "x", "é😀", "%d%@%#@a@", "{n}'", "\u{0}", String(repeating: "long ", count: 50), "5"][index])
    case 5:
      let seconds = [0, -1, 1e300, .nan, 1_795_250_096.5, -62_135_596_800, .infinity, 253_402_300_800]
      return .date(DateArgument(secondsSince1970: seconds[index], timeZone: value < 128 ? "UTC" : "Nowhere/At all"))
    default: return .list((0..<index).map { .integer(Int64($0)) } + [.text("a")])
    }
  }

  // MARK: What must hold

  /// Makes the text in every way there is: all are the same, no longer than what the message can ask for, and each
  /// issue is true of the arguments.
  func check() throws(BrokenInvariant) {
    let prepared = PreparedMessage(message, syntax: syntax)
    let formatted = formatter.text(prepared, arguments: arguments, context: context)
    try require(
      formatted == formatter.text(prepared, arguments: arguments, context: context), "the second text is another")
    if syntax == .printf {
      try require(
        formatted == formatter.text(message, arguments: arguments, context: context), "unprepared it is another text")
    }
    let longest = arguments.map { $0.plainText.utf8.count }.max() ?? 0
    // A placeholder of two bytes shows an argument, one of three has 1,000 digits of four bytes with their commas; what
    // a variable's text shows counts as often as it is expanded, until there is a megabyte.
    let most = (1 << 20) + 17 * (length + 1) * (2_000 + 2 * longest)
    try require(formatted.string.utf8.count <= most, "\(formatted.string.utf8.count) bytes from \(length)")
    for issue in formatted.issues {
      switch issue {
      case .missingArgument(let position, _):
        try require(!(1...max(1, arguments.count)).contains(position) || arguments.isEmpty, "\(position) is there")
      case .mismatchedArgument(let position, _):
        try require(position >= 1 && position <= arguments.count, "\(position) is not there")
      case .invalidPattern(let offset, _):
        try require(syntax == .icu && offset >= 0 && offset <= length, "a defect at \(offset) of \(length)")
      case .undefinedVariable, .variableCycle, .noCase: try require(syntax == .printf, "\(issue) in a pattern")
      }
    }
    try checkPlain(formatted)
    try checkIsolates(formatted)
    try checkLookup(formatted)
  }

  /// The same text as the only one of a table, looked up. It takes long, and so is done for one locale.
  private func checkLookup(_ formatted: FormattedText) throws(BrokenInvariant) {
    guard formatter === Self.formatters[0], let text = message.plainText?.string, !text.utf8.contains(0) else { return }
    let escaped = text.utf8.flatMap { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    var options = LocalizedStrings.Options()
    if syntax == .icu { options.icuTables = ["T"] }
    let files = ["en.lproj/T.strings": Array("\"k\" = \"".utf8) + escaped + Array("\";".utf8)]
    guard let strings = try? LocalizedStrings(files: files, preferredLanguages: ["en"], options: options) else {
      throw BrokenInvariant("no data of ICU")
    }
    let shown = strings.text("k", table: "T", arguments: arguments, context: context)
    // Marks of grammar are taken away there.
    let isSame = shown.utf8.elementsEqual(formatted.string.utf8)
    try require(isSame || text.utf8.contains(UInt8(ascii: "^")), "'\(shown)' is looked up, not '\(formatted.string)'")
  }

  /// A text without a mark stays as it is, whatever the arguments.
  private func checkPlain(_ formatted: FormattedText) throws(BrokenInvariant) {
    guard syntax == .printf, let text = message.plainText?.string, !text.utf8.contains(UInt8(ascii: "%")) else {
      return
    }
    try require(formatted == FormattedText(text), "a plain text is '\(formatted.string)'")
  }

  /// Isolates are closed.
  private func checkIsolates(_ formatted: FormattedText) throws(BrokenInvariant) {
    let written = message.texts.contains { text in
      text.string.unicodeScalars.contains { $0 == "\u{2068}" || $0 == "\u{2069}" }
    }
    guard !written else { return }
    let opened = formatted.string.unicodeScalars.count { $0 == "\u{2068}" }
    let closed = formatted.string.unicodeScalars.count { $0 == "\u{2069}" }
    try require(opened == closed && (isolates || opened == 0), "\(opened) isolates opened, \(closed) closed")
  }
}
