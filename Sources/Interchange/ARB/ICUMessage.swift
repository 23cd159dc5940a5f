/// An ICU message as it is parsed: texts, arguments and choices.
indirect enum ICUNode {
  case literal(String)
  /// `{name}` or `{name, number, style}`.
  case argument(name: String, type: String?)
  /// `#`, the number of the plural around it.
  case number
  case plural(name: String, kind: String, cases: [(selector: String, nodes: [ICUNode])])
  case select(name: String, cases: [(selector: String, nodes: [ICUNode])])
}

/// Reads ICU's message syntax: `{n, plural, one{# file} other{# files}}`, with `'` quoting `{`, `}` and `#`.
struct ICUMessageParser {
  struct Failure: Error {
    let message: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let maximumNesting = 16

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) throws(Failure) -> [ICUNode] {
    var parser = ICUMessageParser(text)
    let nodes = try parser.nodes(inPlural: false)
    guard parser.index == parser.bytes.count else { throw Failure(message: "a '}' that closes nothing") }
    return nodes
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func nodes(inPlural: Bool) throws(Failure) -> [ICUNode] {
    var nodes: [ICUNode] = []
    var literal: [UInt8] = []
    func flush(_ literal: inout [UInt8], _ nodes: inout [ICUNode]) {
      if !literal.isEmpty { nodes.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    while index < bytes.count {
      let current = bytes[index]
      switch current {
      case UInt8(ascii: "'"): appendQuoted(to: &literal, inPlural: inPlural)
      case UInt8(ascii: "{"):
        flush(&literal, &nodes)
        nodes.append(try argument(inPlural: inPlural))
      case UInt8(ascii: "}"):
        flush(&literal, &nodes)
        return nodes
      case UInt8(ascii: "#") where inPlural:
        flush(&literal, &nodes)
        nodes.append(.number)
        index += 1
      default:
        literal.append(current)
        index += 1
      }
    }
    flush(&literal, &nodes)
    return nodes
  }

  /// An apostrophe stands for itself unless it doubles or stands before a character of the syntax.
  private mutating func appendQuoted(to literal: inout [UInt8], inPlural: Bool) {
    index += 1
    let next = byte(index)
    if next == UInt8(ascii: "'") {
      literal.append(next)
      index += 1
      return
    }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || next == UInt8(ascii: "#") && inPlural else {
      literal.append(UInt8(ascii: "'"))
      return
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") {
        index += 1
        guard byte(index) == UInt8(ascii: "'") else { return }
      }
      literal.append(bytes[index])
      index += 1
    }
  }

  private mutating func argument(inPlural: Bool) throws(Failure) -> ICUNode {
    guard depth < Self.maximumNesting else {
      throw Failure(message: "more than \(Self.maximumNesting) nested arguments")
    }
    depth += 1
    defer { depth -= 1 }
    index += 1
    let name = try word("the name of an argument")
    if take(UInt8(ascii: "}")) { return .argument(name: name, type: nil) }
    try require(UInt8(ascii: ","))
    let kind = try word("the type of '\(name)'")
    switch kind {
    case "plural", "selectordinal":
      try require(UInt8(ascii: ","))
      return .plural(name: name, kind: kind, cases: try cases(of: name, inPlural: true))
    case "select":
      try require(UInt8(ascii: ","))
      return .select(name: name, cases: try cases(of: name, inPlural: inPlural))
    default:
      if take(UInt8(ascii: "}")) { return .argument(name: name, type: kind) }
      try require(UInt8(ascii: ","))
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
      let style = String(decoding: bytes[start..<index], as: UTF8.self)
      try require(UInt8(ascii: "}"))
      return .argument(name: name, type: kind + "," + style.trimmingSpace)
    }
  }

  private mutating func cases(
    of name: String, inPlural: Bool
  ) throws(Failure) -> [(selector: String, nodes: [ICUNode])] {
    var cases: [(selector: String, nodes: [ICUNode])] = []
    while !take(UInt8(ascii: "}")) {
      let selector = try word("a case of '\(name)'")
      if selector.hasPrefix("offset:") { throw Failure(message: "'\(selector)', which no other format holds") }
      try require(UInt8(ascii: "{"))
      let inner = try nodes(inPlural: inPlural)
      try require(UInt8(ascii: "}"))
      cases.append((selector, inner))
    }
    guard cases.contains(where: { $0.selector == "other" }) else {
      throw Failure(message: "'\(name)' has no case 'other'")
    }
    return cases
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func word(_ expected: String) throws(Failure) -> String {
    skipSpace()
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !"{},'".utf8.contains(bytes[index]) { index += 1 }
    guard index > start else { throw Failure(message: "expected \(expected)") }
    defer { skipSpace() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard byte(index) == wanted, index < bytes.count else { return false }
    index += 1
    return true
  }

  private mutating func require(_ wanted: UInt8) throws(Failure) {
    skipSpace()
    guard index < bytes.count, bytes[index] == wanted else {
      throw Failure(message: "expected '\(Character(Unicode.Scalar(wanted)))' at byte \(index + 1) of the message")
    }
    index += 1
  }
}

extension [ICUNode] {
  /// The most placeholders that stand in one text of the message, the text around or a case.
  var mostPlaceholders: Int {
    var own = 0
    var inner = 0
    for node in self {
      switch node {
      case .literal: continue
      case .argument, .number: own += 1
      case .plural(_, _, let cases):
        own += 1
        inner = Swift.max(inner, cases.map(\.nodes.mostPlaceholders).max() ?? 0)
      case .select(_, let cases): own += cases.last { $0.selector == "other" }?.nodes.mostPlaceholders ?? 0
      }
    }
    return Swift.max(own, inner)
  }

  /// The names of the arguments in the order of the text.
  var argumentNames: [String] {
    var names: [String] = []
    func visit(_ nodes: [ICUNode]) {
      for node in nodes {
        switch node {
        case .literal, .number: continue
        case .argument(let name, _): if !names.contains(name) { names.append(name) }
        case .plural(let name, _, let cases):
          if !names.contains(name) { names.append(name) }
          for one in cases { visit(one.nodes) }
        case .select(_, let cases): for one in cases { visit(one.nodes) }
        }
      }
    }
    visit(self)
    return names
  }
}
