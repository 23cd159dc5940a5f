import SourceFacts
import SourceText

/// The classes, protocols, categories and macros of a file, with the names that stand in each.
struct ObjectiveCParts {
  private let tokens: ObjectiveCTokens
  private var found: [(part: CodePart, names: Set<String>)]

  /// The parts, of which the file is the first.
  ///
  /// - Complexity: O(*n*) in the tokens, those of the macros among them.
  static func parts(_ tokens: ObjectiveCTokens, _ macros: [ObjectiveCLexer.Macro], of bytes: [UInt8]) -> [CodePart] {
    var parts = ObjectiveCParts(tokens, length: bytes.count)
    parts.readTokens()
    for macro in macros { parts.add(macro, of: bytes) }
    return parts.sorted()
  }

  private init(_ tokens: ObjectiveCTokens, length: Int) {
    self.tokens = tokens
    found = [(CodePart(.file, name: "", owner: nil, range: ByteRange(0, length)), [])]
  }

  private mutating func readTokens() {
    var index = 0
    while index < tokens.count {
      switch tokens.word(index) {
      // What is only announced is named nowhere.
      case "@class": index = end(of: index)
      case "@protocol" where tokens.isMark(",", index + 2) || tokens.isMark(";", index + 2): index = end(of: index)
      case "@interface", "@implementation": index = readDeclaration(at: index)
      // `@protocol(Cue)` is a value.
      case "@protocol" where !tokens.isMark("(", index + 1): index = readDeclaration(at: index)
      default:
        add(Self.names(tokens, index), to: 0)
        index += 1
      }
    }
  }

  /// The place behind the next semicolon.
  private func end(of index: Int) -> Int {
    var index = index
    while index < tokens.count, !tokens.isMark(";", index) { index += 1 }
    return min(index + 1, tokens.count)
  }

  /// - Returns: The place behind the declaration.
  private mutating func readDeclaration(at start: Int) -> Int {
    guard let name = tokens.word(start + 1) else { return start + 1 }
    var end = start + 2
    while end < tokens.count, !tokens.isWord("@end", end) { end += 1 }
    let isExtension = tokens.isMark("(", start + 2)
    var part = CodePart(
      isExtension ? .extension : .type, name: name, owner: 0, range: tokens.range(start..<min(end + 1, tokens.count)))
    part.inherits = inherited(in: start + 2..<max(end, start + 2))
    // Swift may know it by another name.
    part.isOpen = (max(0, start - 4)..<start).contains { tokens.isWord("NS_SWIFT_NAME", $0) }
    found.append((part, []))
    for index in start + 2..<max(end, start + 2) { add(Self.names(tokens, index), to: found.count - 1) }
    return end + 1
  }

  /// The class and protocols behind the name of a class.
  private func inherited(in range: Range<Int>) -> [String] {
    var names: [String] = []
    var index = range.lowerBound
    if tokens.isMark(":", index), let parent = tokens.word(index + 1) {
      names.append(parent)
      index += 2
    }
    guard tokens.isMark("<", index) else { return names }
    while index < range.upperBound, !tokens.isMark(">", index) {
      if let name = tokens.word(index) { names.append(name) }
      index += 1
    }
    return names
  }

  private mutating func add(_ macro: ObjectiveCLexer.Macro, of bytes: [UInt8]) {
    guard !macro.body.isEmpty else { return }
    let body = ObjectiveCTokens(macro.body, of: bytes)
    let range = body.range(0..<body.count)
    found.append((CodePart(.member, name: macro.name, owner: 0, range: range), []))
    for index in 0..<body.count { add(Self.names(body, index).subtracting(macro.parameters), to: found.count - 1) }
  }

  private mutating func add(_ names: Set<String>, to part: Int) { found[part].names.formUnion(names) }

  /// The word, or those of a text that may name a class or a file: `@"Main"`.
  private static func names(_ tokens: ObjectiveCTokens, _ index: Int) -> Set<String> {
    if let word = tokens.word(index) { return word.hasPrefix("@") ? [] : [word] }
    guard tokens.isText(index) else { return [] }
    let text = tokens.spelling(index).drop { $0 == "@" }.dropFirst().dropLast()
    guard text.utf8.count <= 100,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.:".contains($0)) })
    else { return [] }
    return Set(text.split { $0 == "." || $0 == ":" }.map(String.init))
  }

  private func sorted() -> [CodePart] {
    found.enumerated().sorted {
      // The file first, wherever another begins.
      ($0.offset == 0 ? 0 : 1, $0.element.part.range.start) < ($1.offset == 0 ? 0 : 1, $1.element.part.range.start)
    }.map { entry in
      var part = entry.element.part
      part.set(names: entry.element.names)
      return part
    }
  }
}
