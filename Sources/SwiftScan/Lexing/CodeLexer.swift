import SourceText

/// Reads a file far enough to know its comments, literals and braces.
///
/// It knows what a Swift compiler would call a token only where that decides what a brace, a quote or a slash is.
/// Where it is in doubt it says so, and the file is parsed whole.
struct CodeLexer {
  struct Bracket {
    enum Kind {
      case brace
      case parenthesis
      case square
      /// A condition of the compiler: braces may not reach over its lines.
      case condition
      /// What is put into a literal, with the literal's marks.
      case interpolation(marks: Int, isMultiline: Bool)
    }

    var kind: Kind
    /// The byte behind it.
    var start: Int
    var isTypeBody = false
    /// The name of the type that it is the body of.
    var typeName: Range<Int>?
    var isOfInterest = false
    /// Whether all in it is parsed, whatever it holds.
    var isKept = false
    /// Whether it stands in a literal, which is kept whole.
    var isInLiteral = false
    /// How many blanks there were when it began.
    var blanks: Int
    var chain = 0
    /// How many square brackets it and those right around it are.
    var arrays = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let names: CodeNames
  /// Whether the file is of views, so that every type that is made is of interest.
  let hasViews: Bool
  var outline = CodeOutline()
  var place = 0
  var brackets: [Bracket] = []
  /// Whether the last token ends a value, so that a slash divides.
  var isBehindValue = false
  /// Whether a value stands before the blanks before this token.
  var isLineEmpty = true
  /// The depth of brackets at which a type was named whose body has not begun.
  var pendingType: Int?
  /// The name of that type.
  var pendingTypeName: Range<Int>?
  /// The depth of brackets at which a type of keys was named, or that of a parameter which may be one: what gives one,
  /// as `{ .cancel }`, or hands it on needs no literal.
  var pendingKey: Int?
  /// Calls and members since the last operator.
  var chain = 0
  /// Marks of this line, `?` and `<`, that are open.
  private var openMarks = 0
  private var rows = TokenRows()

  init(_ bytes: UnsafeBufferPointer<UInt8>, names: CodeNames, hasViews: Bool) {
    self.bytes = bytes
    self.names = names
    self.hasViews = hasViews
  }

  /// - Complexity: O(*n*).
  static func outline(of bytes: [UInt8], names: CodeNames) -> CodeOutline {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = CodeLexer(buffer, names: names, hasViews: Self.hasViews(buffer, names))
      lexer.run()
      return lexer.outline
    }
  }

  /// Whether a name of a view's type stands anywhere.
  private static func hasViews(_ bytes: UnsafeBufferPointer<UInt8>, _ names: CodeNames) -> Bool {
    var place = 0
    while place < bytes.count {
      guard CodeByte.isIdentifier(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, CodeByte.isIdentifier(bytes[place]) { place += 1 }
      if bytes[start] <= UInt8(ascii: "Z"), names.viewMarks.contains(bytes[start..<place]) { return true }
    }
    return false
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func run() {
    while place < bytes.count { step() }
    if !brackets.isEmpty { outline.isSure = false }
    outline.longestRow = rows.longest
    if !outline.isSure {
      outline.blanks = []
      outline.isOfInterest = true
    }
  }

  /// Says that the file is to be parsed whole.
  mutating func doubt() { outline.isSure = false }

  /// Says that the scan looks for something that stands here.
  mutating func interest() {
    if brackets.isEmpty { outline.isOfInterest = true } else { brackets[brackets.count - 1].isOfInterest = true }
  }

  private mutating func step() {
    let (start, current) = (place, bytes[place])
    switch current {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isLineEmpty = true
      rows.endLine()
      openMarks = 0
      place += 1
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      place += 1
      return
    case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "/"): return lineComment()
    case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "*"): return blockComment()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): literal(marks: 0)
    case UInt8(ascii: "#"): numberSign()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open(current)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close(current)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "`"): quotedName()
    case _ where CodeByte.isIdentifier(current): identifier()
    case UInt8(ascii: "."):
      isBehindValue = false
      place += 1
    default:
      // `!` and `?` right behind a value belong to it.
      let isMark = current == UInt8(ascii: "!") || current == UInt8(ascii: "?")
      let isPostfix = isBehindValue && isMark && bytes[place - 1] > UInt8(ascii: " ")
      if isPostfix {
        chain += 1
      } else {
        chain = 0
        count(current)
      }
      isBehindValue = isPostfix
      place += 1
    }
    isLineEmpty = false
    if CodeByte.isIdentifier(current) {
      let name = bytes[start..<place]
      if name.count < 7, names.prefixes.contains(name) {
        rows.addPrefix()
      } else if name.count > 9 || !names.keywords.contains(name) {
        rows.addWord()
      } else {
        rows.addKeyword()
      }
    } else if current == UInt8(ascii: "\"") || current == UInt8(ascii: "`") {
      rows.addWord()
    } else {
      rows.add(mark: current, before: byte(start + 1))
    }
    if chain > outline.longestChain { outline.longestChain = chain }
  }

  private mutating func count(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "?"), UInt8(ascii: "<"): openMarks += 1
    case UInt8(ascii: ":"), UInt8(ascii: ">"): openMarks = max(0, openMarks - 1)
    case UInt8(ascii: ","), UInt8(ascii: ";"): openMarks = 0
    default: return
    }
    outline.mostOpenMarks = max(outline.mostOpenMarks, openMarks)
  }

  private mutating func number() {
    while place < bytes.count, CodeByte.isIdentifier(bytes[place]) { place += 1 }
    if !isBehindValue { chain = 0 }
    isBehindValue = true
  }

  private mutating func quotedName() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != UInt8(ascii: "\n") { place += 1 }
    place += 1
    isBehindValue = true
  }

  private mutating func identifier() {
    let start = place
    while place < bytes.count, CodeByte.isIdentifier(bytes[place]) { place += 1 }
    let name = bytes[start..<place]
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    if isMember { chain += 1 } else { chain = 0 }
    isBehindValue = true
    if pendingType == brackets.count, pendingTypeName == nil || isMember && pendingTypeName?.upperBound == start - 1 {
      pendingTypeName = start..<place
    }
    if isMember || isLineEmpty, names.texts.contains(name) { noteAssignment(start..<place, isMember: isMember) }
    if !isMember, bytes[start] >= UInt8(ascii: "a"), name.count < 10 {
      if names.types.contains(name) {
        pendingType = brackets.count
        pendingTypeName = nil
      }
      if names.keywords.contains(name) { isBehindValue = false }
      if pendingType != nil,
        name.elementsEqual("func".utf8) || name.elementsEqual("var".utf8) || name.elementsEqual("let".utf8)
      {
        pendingType = nil
      }
    }
    if names.lookups.contains(name) {
      interest()
      if names.keys.contains(name) { pendingKey = brackets.count }
    }
    // A body that is given a string may give it on to a lookup; `String(…)` is a value.
    if !isMember, byte(place) != UInt8(ascii: "("), case .parenthesis? = brackets.last?.kind,
      name.elementsEqual("String".utf8)
    {
      pendingKey = brackets.count - 1
    }
    if names.roots.contains(name) {
      interest()
      if byte(place) != UInt8(ascii: ".") { doubt() }
    }
    guard hasViews else { return }
    if names.views.contains(name) || names.viewMarks.contains(name) { interest() }
    if bytes[start] >= UInt8(ascii: "A"), bytes[start] <= UInt8(ascii: "Z"), isCalled() { interest() }
  }

  /// Whether an opening bracket, or arguments of a type, follow.
  private func isCalled() -> Bool {
    var next = place
    while byte(next) == UInt8(ascii: " ") { next += 1 }
    switch byte(next) {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return true
    case UInt8(ascii: "."): return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte(next + 1))
    default: return false
    }
  }
}
