import Locales

/// Reads the syntax of ICU's MessageFormat as `icu::MessagePattern` does, apostrophes that are no quotes among it.
struct MessagePatternReader {
  private static let mostBraces = 1_000
  private static let mostNesting = 32
  private static let mostUnits = 1 << 16

  /// What a message stands in, which decides what is syntax in it.
  private enum Parent { case none, plural, select, choice }

  private let units: [UInt16]
  private var index = 0
  /// The names in the order in which they are first mentioned.
  private var names: [String] = []

  init(_ text: String) { units = Array(text.utf16) }

  mutating func read() throws(PatternError) -> [MessagePattern.Part] {
    let braces = units.reduce(0) { $1 == "{" ? $0 + 1 : $0 }
    guard units.count <= Self.mostUnits, braces <= Self.mostBraces else {
      throw PatternError("U_INDEX_OUTOFBOUNDS_ERROR")
    }
    return try message(in: .none, depth: 1)
  }

  /// A message up to its end: that of the pattern, a brace, or `|` of a choice, which are not taken.
  private mutating func message(in parent: Parent, depth: Int) throws(PatternError) -> [MessagePattern.Part] {
    guard depth <= Self.mostNesting else { throw PatternError("U_INDEX_OUTOFBOUNDS_ERROR") }
    let start = index
    var parts: [MessagePattern.Part] = []
    var literal: [UInt16] = []
    func flush() {
      if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF16.self))) }
      literal = []
    }
    while index < units.count {
      let unit = units[index]
      if unit == "'" {
        apostrophe(in: parent, to: &literal)
      } else if unit == "{" {
        flush()
        parts.append(.argument(try argument(depth: depth)))
      } else if unit == "}", parent != .none {
        flush()
        return parts
      } else if unit == "|", parent == .choice {
        flush()
        return parts
      } else if unit == "#", parent == .plural {
        flush()
        parts.append(.number)
        index += 1
      } else {
        literal.append(unit)
        index += 1
      }
    }
    if parent != .none { throw PatternError("U_UNMATCHED_BRACES", at: start) }
    flush()
    return parts
  }

  /// `''` is an apostrophe; one before what would be syntax begins a quotation, any other is itself.
  private mutating func apostrophe(in parent: Parent, to literal: inout [UInt16]) {
    index += 1
    guard index < units.count else { return literal.append(0x27) }
    let next = units[index]
    if next == "'" {
      literal.append(0x27)
      index += 1
      return
    }
    let isQuote =
      next == "{" || next == "}" || next == "#" && parent == .plural || next == "|" && parent == .choice
    guard isQuote else { return literal.append(0x27) }
    while index < units.count {
      if units[index] == "'" {
        index += 1
        guard index < units.count, units[index] == "'" else { return }
      }
      literal.append(units[index])
      index += 1
    }
  }

  // MARK: Arguments

  private mutating func argument(depth: Int) throws(PatternError) -> MessagePattern.Argument {
    let start = index
    index += 1
    skipBlanks()
    let name = try argumentName()
    let position = position(of: name)
    skipBlanks()
    guard let separator = current else { throw PatternError("U_UNMATCHED_BRACES", at: start) }
    index += 1
    if separator == "}" {
      return MessagePattern.Argument(name: name, position: position, form: .value(type: nil, style: nil, offset: 0))
    }
    guard separator == "," else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    skipBlanks()
    let typeStart = index
    while let unit = current, unit.isASCIILetter { index += 1 }
    let type = text(typeStart..<index).lowercased()
    skipBlanks()
    guard let end = current else { throw PatternError("U_UNMATCHED_BRACES", at: start) }
    guard !type.isEmpty, end == "," || end == "}" else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    index += 1
    let isSimple = !["plural", "selectordinal", "select", "choice"].contains(type)
    guard end == "," || isSimple else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    let form: MessagePattern.Form =
      switch type {
      case "plural": .plural(try plural(.cardinal, depth: depth))
      case "selectordinal": .plural(try plural(.ordinal, depth: depth))
      case "select": .select(try cases(depth: depth))
      case "choice": .choice(try limits(depth: depth))
      default: try simple(type, hasStyle: end == ",")
      }
    return MessagePattern.Argument(name: name, position: position, form: form)
  }

  private mutating func argumentName() throws(PatternError) -> String {
    let start = index
    skipIdentifier()
    let name = text(start..<index)
    guard !name.isEmpty else {
      throw PatternError(current == nil ? "U_UNMATCHED_BRACES" : "U_PATTERN_SYNTAX_ERROR", at: start)
    }
    guard name.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return name }
    guard name == "0" || name.utf8.first != UInt8(ascii: "0") else {
      throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start)
    }
    guard let number = Int(name), number <= 0x7FFF else { throw PatternError("U_INDEX_OUTOFBOUNDS_ERROR", at: start) }
    return name
  }

  private mutating func position(of name: String) -> Int {
    if let number = Int(name) { return number + 1 }
    if let place = names.firstIndex(of: name) { return place + 1 }
    names.append(name)
    return names.count
  }

  private mutating func simple(_ type: String, hasStyle: Bool) throws(PatternError) -> MessagePattern.Form {
    guard hasStyle else { return .value(type: type, style: nil, offset: index) }
    let start = index
    var depth = 0
    while let unit = current {
      index += 1
      switch unit {
      case "'":
        guard let end = units[index...].firstIndex(where: { $0 == "'" }) else {
          throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start)
        }
        index = end + 1
      case "{": depth += 1
      case "}":
        guard depth == 0 else {
          depth -= 1
          continue
        }
        return .value(type: type, style: text(start..<index - 1), offset: start)
      default: break
      }
    }
    throw PatternError("U_UNMATCHED_BRACES", at: start)
  }

  // MARK: Cases

  private mutating func plural(_ kind: PluralKind, depth: Int) throws(PatternError) -> MessagePattern.Plural {
    var plural = MessagePattern.Plural(kind: kind)
    let start = index
    var isFirst = true
    while try !endsStyle(start) {
      let place = index
      if current == "=" {
        index += 1
        let value = try number(from: place)
        plural.exact.append((value, try braced(.plural, depth: depth, from: place)))
      } else {
        let selector = try selector()
        if selector == "offset", current == ":" {
          guard isFirst else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: place) }
          index += 1
          skipBlanks()
          plural.offset = try number(from: place)
        } else {
          let message = try braced(.plural, depth: depth, from: place)
          plural.cases.append(MessagePattern.Case(selector: selector, message: message))
        }
      }
      isFirst = false
    }
    guard plural.cases.contains(where: { $0.selector == "other" }) else {
      throw PatternError("U_DEFAULT_KEYWORD_MISSING")
    }
    return plural
  }

  private mutating func cases(depth: Int) throws(PatternError) -> [MessagePattern.Case] {
    var cases: [MessagePattern.Case] = []
    let start = index
    while try !endsStyle(start) {
      let place = index
      let selector = try selector()
      let message = try braced(.select, depth: depth, from: place)
      cases.append(MessagePattern.Case(selector: selector, message: message))
    }
    guard cases.contains(where: { $0.selector == "other" }) else { throw PatternError("U_DEFAULT_KEYWORD_MISSING") }
    return cases
  }

  private mutating func limits(depth: Int) throws(PatternError) -> [MessagePattern.Limit] {
    var limits: [MessagePattern.Limit] = []
    while true {
      skipBlanks()
      let place = index
      let value = try number(from: place)
      skipBlanks()
      guard let sign = current, sign == "#" || sign == "<" || sign == 0x2264 else {
        throw PatternError(current == nil ? "U_UNMATCHED_BRACES" : "U_PATTERN_SYNTAX_ERROR", at: place)
      }
      index += 1
      let message = try message(in: .choice, depth: depth + 1)
      limits.append(MessagePattern.Limit(value: value, isExclusive: sign == "<", message: message))
      // The message ends at one of the two.
      index += 1
      if units[index - 1] == "}" { return limits }
    }
  }

  /// Takes blanks, and the brace that ends a list of cases.
  private mutating func endsStyle(_ start: Int) throws(PatternError) -> Bool {
    skipBlanks()
    guard let unit = current else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    if unit == "}" { index += 1 }
    return unit == "}"
  }

  private mutating func selector() throws(PatternError) -> String {
    let start = index
    skipIdentifier()
    guard index > start else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    return text(start..<index)
  }

  private mutating func braced(
    _ parent: Parent, depth: Int, from start: Int
  ) throws(PatternError) -> [MessagePattern.Part] {
    skipBlanks()
    guard current == "{" else { throw PatternError("U_PATTERN_SYNTAX_ERROR", at: start) }
    index += 1
    let message = try message(in: parent, depth: depth + 1)
    index += 1
    return message
  }

  private mutating func number(from place: Int) throws(PatternError) -> Double {
    let start = index
    while let unit = current, unit.isOfNumber { index += 1 }
    let digits = text(start..<index)
    switch digits {
    case "\u{221E}", "+\u{221E}": return .infinity
    case "-\u{221E}": return -.infinity
    default: break
    }
    guard digits.utf8.count < 128, let value = Double(digits), value.isFinite else {
      throw PatternError("U_PATTERN_SYNTAX_ERROR", at: place)
    }
    return value
  }

  // MARK: Units

  private var current: UInt16? { index < units.count ? units[index] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  private mutating func skipBlanks() {
    while let unit = current, unit.isPatternWhiteSpace { index += 1 }
  }

  private mutating func skipIdentifier() {
    while let unit = current, !unit.isPatternWhiteSpace, !unit.isPatternSyntax { index += 1 }
  }
}
