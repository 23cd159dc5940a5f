/// Splits C, Objective-C and C++ into tokens; whatever it does not know is a mark.
struct ObjectiveCLexer {
  /// A comment, from its first slash on.
  struct Comment {
    var range: Range<Int>
    /// The number of tokens before it.
    var token: Int
  }

  /// A macro: its name, its parameters, and what it stands for.
  struct Macro {
    var name: String
    var parameters: [String]
    /// Whether it takes any number of further arguments.
    var isVariadic = false
    var body: [ObjectiveCToken]
  }

  let bytes: [UInt8]
  let end: Int
  var index = 0
  /// Whether only blanks stand before on the line, so that a number sign begins a preprocessor line.
  var isAtLineStart = true
  /// Whether this is the line of a directive: it holds no other one.
  var isDirective = false
  private(set) var tokens: [ObjectiveCToken] = []
  var comments: [Comment] = []
  var macros: [Macro] = []
  var problems: [SourceDefect] = []
  /// What only builds for debugging have.
  var debugging = DebugRanges()
  /// Whether the file imports a module for tests: what it writes nobody reads.
  var isTest = false

  struct SourceDefect {
    var message: String
    var range: Range<Int>
  }

  init(_ bytes: [UInt8]) { self.init(bytes, in: 0..<bytes.count) }

  /// Reads only these bytes.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    if range.lowerBound == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  mutating func lex() {
    while index < end {
      let start = index
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        index += 1
        isAtLineStart = !isDirective
        continue
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        index += 1
        continue
      case UInt8(ascii: "\\"):
        index += 1
        continue
      case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"):
        skipLineComment()
        continue
      case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "*"):
        skipBlockComment()
        continue
      case UInt8(ascii: "#") where isAtLineStart:
        readDirective()
        continue
      case UInt8(ascii: "\""):
        skipText(quote: byte, from: index + 1)
        append(.text, from: start)
      case UInt8(ascii: "'"):
        skipText(quote: byte, from: index + 1)
        append(.constant, from: start)
      case UInt8(ascii: "@") where self.byte(index + 1) == UInt8(ascii: "\""):
        skipText(quote: UInt8(ascii: "\""), from: index + 2)
        append(.object, from: start)
      case UInt8(ascii: "@") where Self.isLetter(self.byte(index + 1)):
        index += 1
        skipWord()
        append(.word, from: start)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        skipNumber()
        append(.constant, from: start)
      case _ where Self.isLetter(byte):
        skipWord()
        if self.byte(index) == UInt8(ascii: "\""), Self.isPrefix(bytes[start..<index]) {
          if bytes[index - 1] == UInt8(ascii: "R") {
            skipRawText()
          } else {
            skipText(quote: UInt8(ascii: "\""), from: index + 1)
          }
          append(.text, from: start)
        } else {
          append(.word, from: start)
        }
      default:
        index += Self.isLongMark(byte, self.byte(index + 1)) ? 2 : 1
        append(.mark, from: start)
      }
      isAtLineStart = false
    }
  }

  private mutating func append(_ kind: ObjectiveCToken.Kind, from start: Int) {
    tokens.append(ObjectiveCToken(kind: kind, start: UInt32(start), end: UInt32(index)))
  }
}
