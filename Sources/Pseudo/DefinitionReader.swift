import PositionedJSON
import SourceText

/// Reads a definition file, with the place of whatever is wrong.
struct DefinitionReader: JSONFileReader {
  typealias Problem = PseudoDefinition.Problem

  let bytes: [UInt8]
  private let known: PseudoStrategies

  init(bytes: [UInt8], known: PseudoStrategies) {
    self.bytes = bytes
    self.known = known
  }

  private static let keys = [
    "$schema", "name", "locale", "aliases", "description", "combines", "direction", "shows", "brackets", "expansion",
    "wordExpansion", "filler", "accents", "fonts",
  ]

  func definition() throws(Problem) -> PseudoDefinition {
    let root = try root()
    let fields = try object(root, "definition", known: Self.keys)
    var definition = PseudoDefinition(
      name: try required(fields, "name", in: root), locale: try required(fields, "locale", in: root))
    if let name = fields["name"], definition.name.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 <= 0x20 }) {
      throw problem("a name has neither '+' nor blanks", name)
    }
    definition.aliases = try fields["aliases"].map(strings) ?? []
    definition.summary = try fields["description"].map(string) ?? ""
    try combine(fields["combines"], into: &definition)
    if let direction = fields["direction"] {
      definition.isRightToLeft =
        try choice(direction, "direction", ["left-to-right", "right-to-left"]) == "right-to-left"
    }
    if let shows = fields["shows"] { definition.showsKeys = try choice(shows, "shows", ["text", "key"]) == "key" }
    if let fonts = fields["fonts"] {
      definition.usesFallbackFonts = try choice(fonts, "fonts", ["component", "fallback"]) == "fallback"
    }
    if let brackets = fields["brackets"] { definition.brackets = try self.brackets(brackets) }
    if let expansion = fields["expansion"] {
      definition.expansion = try self.expansion(expansion, "expansion")
      // Those of a strategy that it starts from belong to other lengths of texts.
      definition.wordExpansion = []
    }
    if let words = fields["wordExpansion"] {
      definition.wordExpansion = try self.expansion(words, "wordExpansion")
      guard !definition.expansion.isEmpty || definition.wordExpansion.isEmpty else {
        throw problem("'wordExpansion' needs 'expansion', which says how much room words have", words)
      }
    }
    if let filler = fields["filler"] { definition.filler = try self.filler(filler) }
    if let accents = fields["accents"] { definition.accents = try self.accents(accents) }
    if !definition.expansion.isEmpty, definition.brackets == nil, let expansion = fields["expansion"] {
      throw problem("'expansion' needs 'brackets': without them a second pass could not tell its own work", expansion)
    }
    return definition
  }

  private func combine(_ value: JSONValue?, into definition: inout PseudoDefinition) throws(Problem) {
    guard let value else { return }
    for element in value.elements {
      let name = try string(element)
      guard let part = known.definition(named: name) else {
        let nearest = NearestName.of(name, in: known.names).map { "; did you mean '\($0)'?" } ?? ""
        throw problem("unknown strategy '\(name)'\(nearest)", element)
      }
      definition.add(part)
    }
    definition.parts = try strings(value)
  }

  // MARK: - Values

  static func problem(_ message: String, at position: SourcePosition) -> Problem {
    Problem(message: message, position: position)
  }

  private func required(_ fields: [String: JSONValue], _ name: String, in parent: JSONValue) throws(Problem) -> String {
    guard let value = fields[name] else { throw problem("'\(name)' is missing", parent) }
    let text = try string(value)
    guard !text.isEmpty else { throw problem("'\(name)' is empty", value) }
    return text
  }

  private func string(_ value: JSONValue) throws(Problem) -> String {
    guard let string = value.string else { throw problem("expected a text in quotes", value) }
    return string
  }

  private func strings(_ value: JSONValue) throws(Problem) -> [String] {
    guard value.kind == .array else { throw problem("expected an array of texts", value) }
    var strings: [String] = []
    for element in value.elements { strings.append(try string(element)) }
    return strings
  }

  private func choice(_ value: JSONValue, _ name: String, _ known: [String]) throws(Problem) -> String {
    let text = try string(value)
    guard known.contains(text) else {
      throw problem("'\(name)' is neither \(known.map { "'\($0)'" }.joined(separator: " nor "))", value)
    }
    return text
  }

  // MARK: - Parts

  private func brackets(_ value: JSONValue) throws(Problem) -> PseudoDefinition.Brackets {
    let members = try object(value, "brackets", known: ["open", "close"])
    let open = try required(members, "open", in: value)
    let close = try required(members, "close", in: value)
    for (name, text) in [("open", open), ("close", close)] {
      try require(text, isFreeOfSyntaxBut: "[]# ", members[name] ?? value)
    }
    // What stands beside the text must not make one word or one mark with it.
    guard open.utf8.last != UInt8(ascii: "#"), close.utf8.first != UInt8(ascii: "#"),
      open.unicodeScalars.first != " ", close.unicodeScalars.last != " "
    else { throw problem("a '#' needs a blank to the text, and no blank stands outside", value) }
    return PseudoDefinition.Brackets(open: open, close: close)
  }

  private func expansion(_ value: JSONValue, _ name: String) throws(Problem) -> [PseudoDefinition.Expansion] {
    guard value.kind == .array else { throw problem("'\(name)' is not an array", value) }
    var steps: [PseudoDefinition.Expansion] = []
    for element in value.elements {
      let step = try object(element, name, known: ["upTo", "ratio"])
      guard let ratio = step["ratio"]?.number, ratio >= 1, ratio <= 10 else {
        throw problem("'ratio' is no number from 1 to 10", element)
      }
      let limit = step["upTo"]?.integer
      if step["upTo"] != nil, limit == nil { throw problem("'upTo' is no whole number", element) }
      if let last = steps.last, last.limit.map({ limit ?? .max <= $0 }) ?? true {
        throw problem("the steps of '\(name)' do not ascend", element)
      }
      steps.append(.init(limit: limit, ratio: ratio))
    }
    return steps
  }

  private func filler(_ value: JSONValue) throws(Problem) -> PseudoDefinition.Filler {
    let members = try object(value, "filler", known: ["kind", "words", "padding"])
    let kinds = PseudoDefinition.Filler.Kind.allCases.map(\.rawValue)
    let kind = try members["kind"].map { value throws(Problem) in try choice(value, "kind", kinds) } ?? "words"
    let words = try members["words"].map(strings) ?? []
    for word in words {
      guard !word.isEmpty, word.unicodeScalars.allSatisfy(TextBytes.isWordScalar) else {
        throw problem("'\(word)' is not one word of letters", members["words"] ?? value)
      }
    }
    let padding = try members["padding"].map(string) ?? "·"
    guard padding.unicodeScalars.count == 1 else { throw problem("'padding' is not one character", value) }
    try require(padding, isFreeOfSyntaxBut: "", members["padding"] ?? value)
    return .init(kind: PseudoDefinition.Filler.Kind(rawValue: kind) ?? .words, words: words, padding: padding)
  }

  private func accents(_ value: JSONValue) throws(Problem) -> [Unicode.Scalar: [String]] {
    guard value.kind == .object else { throw problem("'accents' is not an object", value) }
    var accents: [Unicode.Scalar: [String]] = [:]
    for member in value.members {
      let scalars = member.key.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, scalar.properties.isAlphabetic else {
        throw problem("'\(member.key)' is not one letter", member.value)
      }
      let choices = member.value.kind == .array ? try strings(member.value) : [try string(member.value)]
      for choice in choices {
        try require(choice, isFreeOfSyntaxBut: "", member.value)
        guard !choice.isEmpty, choice.utf8.count <= LetterTable.longestReplacement else {
          throw problem("'\(choice)' is not of 1 to \(LetterTable.longestReplacement) bytes", member.value)
        }
      }
      accents[scalar] = choices
    }
    for (scalar, choices) in accents.sorted(by: { $0.key < $1.key }) {
      for choice in choices where choice.unicodeScalars.contains(where: { accents[$0] != nil }) {
        throw problem("'\(scalar)' becomes '\(choice)', which a second pass would change again", value)
      }
    }
    return accents
  }

  /// A text that is put between the words of others must not be read as a placeholder, a tag, a mark or an address.
  private func require(_ text: String, isFreeOfSyntaxBut allowed: String, _ value: JSONValue) throws(Problem) {
    for scalar in text.unicodeScalars where !allowed.unicodeScalars.contains(scalar) {
      let isSyntax = scalar.isASCII && !TextBytes.isLetter(UInt8(scalar.value))
      guard !isSyntax, !scalar.properties.isWhitespace, scalar.properties.generalCategory != .format else {
        throw problem("'\(text)' has a character that could be read as syntax", value)
      }
    }
  }
}
