/// What stands in a row in code. The parser's time, or that of its messages, grows with the square of it.
struct TokenRows {
  /// The longest row so far.
  private(set) var longest = 0
  /// Names, numbers and literals of this line without a mark between them; keywords such as `try` nest cheaply.
  private var words = 0
  /// Keywords that nest in each other: of this line since the last bracket or comma, and of lines before that end in
  /// one.
  private var prefixes = 0
  private var isBehindPrefix = false
  private var points = 0
  /// `\` and `#` with nothing behind them.
  private var odd = 0
  /// Blocks of this line right behind which a word or another block stands.
  private var blocks = 0
  private var isBehindBlock = false
  /// Since the last bracket, comma or semicolon.
  private var arrows = 0

  mutating func endLine() {
    (words, blocks, isBehindBlock) = (0, 0, false)
    if !isBehindPrefix { prefixes = 0 }
  }

  mutating func addWord() {
    words += 1
    addBehindBlock()
    (points, odd) = (0, 0)
    isBehindPrefix = false
    longest = max(longest, words)
  }

  mutating func addKeyword() { isBehindBlock = false }

  mutating func addPrefix() {
    addKeyword()
    prefixes += 1
    (points, odd) = (0, 0)
    isBehindPrefix = true
    longest = max(longest, prefixes)
  }

  private mutating func addBehindBlock() {
    if isBehindBlock { blocks += 1 }
    isBehindBlock = false
    longest = max(longest, blocks)
  }

  mutating func add(mark: UInt8, before next: UInt8) {
    words = 0
    isBehindPrefix = false
    points = mark == UInt8(ascii: ".") ? points + 1 : 0
    odd = mark == UInt8(ascii: "\\") || mark == UInt8(ascii: "#") ? odd + 1 : 0
    if mark == UInt8(ascii: "{") { addBehindBlock() }
    isBehindBlock = mark == UInt8(ascii: "}")
    switch mark {
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): arrows += 1
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"):
      arrows = 0
      prefixes = 0
    default: break
    }
    longest = max(longest, points, odd, arrows)
  }
}
