/// Which bytes of a text can matter to a rule, as bits.
enum ByteClass {
  // Classes of which one byte makes a trait have the bit of that trait.
  static let newline = bit(.newline)
  static let control = bit(.control)
  static let digit = bit(.digit)
  static let bracket = bit(.bracket)
  static let brace = bit(.brace)
  static let quotation = bit(.quotation)
  static let tag = bit(.tag)
  static let markdown = bit(.markdown)
  static let backslash = bit(.backslash)
  static let simple: TextTraits = [
    .newline, .control, .digit, .bracket, .brace, .quotation, .tag, .markdown, .backslash,
  ]

  /// Quotation marks, brackets and what ends markup: it may stand behind the mark that ends a text.
  static let cover = quotation | bracket | brace | tag | markdown

  static let space: UInt32 = 1 << 0
  static let percent: UInt32 = 1 << 1
  static let point: UInt32 = 1 << 2
  static let slash: UInt32 = 1 << 3
  static let at: UInt32 = 1 << 4
  /// A mark before which no space stands in English.
  static let mark: UInt32 = 1 << 5
  static let letter: UInt32 = 1 << 8
  /// The first byte of a character beyond ASCII that may have a trait.
  static let rare: UInt32 = 1 << 9
  /// Letters and digits and what is beyond ASCII, apostrophes and hyphens among them.
  static let word: UInt32 = 1 << 10

  private static func bit(_ trait: TextTraits) -> UInt32 { UInt32(trait.rawValue) }

  static let table: [UInt32] = (0..<256).map { value in
    let byte = UInt8(value)
    var classes: UInt32 = 0
    switch byte {
    case 0x0A, 0x0D: classes = newline
    case 0..<0x20, 0x7F: classes = control
    case 0x20: classes = space
    case UInt8(ascii: "%"): classes = percent | mark
    case UInt8(ascii: "0")...UInt8(ascii: "9"): classes = digit | letter
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): classes = letter
    case UInt8(ascii: "("), UInt8(ascii: ")"): classes = bracket
    case UInt8(ascii: "["), UInt8(ascii: "]"): classes = bracket | markdown
    case UInt8(ascii: "{"), UInt8(ascii: "}"): classes = brace
    case UInt8(ascii: "'"), UInt8(ascii: "\""): classes = quotation
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): classes = tag
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "^"):
      classes = markdown
    case UInt8(ascii: "\\"): classes = backslash
    case UInt8(ascii: "."): classes = point | mark
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): classes = mark
    case UInt8(ascii: "/"): classes = slash
    case UInt8(ascii: "@"): classes = at
    case 0x80...: classes = HighScalar.isRare(lead: byte) ? rare : 0
    default: break
    }
    let isWord = byte >= 0x80 || classes & letter != 0 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
    return isWord ? classes | word : classes
  }

  static func isWord(_ byte: UInt8) -> Bool { table[Int(byte)] & word != 0 }

  /// Whether a byte is a space, a tab or a line end.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
