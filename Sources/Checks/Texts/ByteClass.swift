/// Which bytes of a text can matter to a rule, as bits.
enum ByteClass {
  static let space: UInt32 = 1
  static let newline: UInt32 = 1 << 1
  static let control: UInt32 = 1 << 2
  static let percent: UInt32 = 1 << 3
  static let digit: UInt32 = 1 << 4
  static let bracket: UInt32 = 1 << 5
  static let brace: UInt32 = 1 << 6
  static let quotation: UInt32 = 1 << 7
  static let tag: UInt32 = 1 << 8
  static let markdown: UInt32 = 1 << 9
  static let backslash: UInt32 = 1 << 10
  static let point: UInt32 = 1 << 11
  static let slash: UInt32 = 1 << 12
  static let at: UInt32 = 1 << 13
  /// A mark before which no space stands in English.
  static let mark: UInt32 = 1 << 15
  static let letter: UInt32 = 1 << 16
  /// The first byte of a character beyond ASCII that may have a trait.
  static let rare: UInt32 = 1 << 17

  /// The classes of which one byte makes a trait.
  static let simpleTraits: [(bit: UInt32, trait: TextTraits)] = [
    (newline, .newline), (control, .control), (digit, .digit), (bracket, .bracket), (brace, .brace),
    (quotation, .quotation), (tag, .tag), (markdown, .markdown), (backslash, .backslash),
  ]
  static let simple: UInt32 = simpleTraits.reduce(0) { $0 | $1.bit }

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
    return classes
  }

  /// Whether a byte is a space, a tab or a line end.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// Bytes that are looked at together.
  typealias Lanes = SIMD16<UInt8>

  /// Whether there is a space among sixteen bytes that are letters, single spaces, and beyond ASCII such that no trait
  /// comes of them: most of most texts; `nil` for others.
  ///
  /// - Parameter bytes: Sixteen bytes, no two spaces at their start, and one behind them.
  @inline(__always)
  static func hasSpaceInPlain(_ bytes: UnsafeRawPointer) -> Bool? {
    let block = bytes.loadUnaligned(as: Lanes.self)
    let spaces = block .== 0x20
    let next = bytes.loadUnaligned(fromByteOffset: 1, as: Lanes.self)
    let letters = ((block | 0x20) &- 0x61) .< 26
    let trails = (block &- 0x80) .< 0x40
    // Lead bytes from U+00C0 on, U+0340–U+037F apart, and those of U+4000–U+9FFF and U+B000–U+EFFF.
    let leads = ((block &- 0xC3) .< 0x15 .& (block .!= 0xCD)) .| ((block &- 0xE4) .< 6) .| ((block &- 0xEB) .< 4)
    guard all(spaces .| letters .| trails .| leads), !any(spaces .& (next .== 0x20)) else { return nil }
    return any(spaces)
  }
}
