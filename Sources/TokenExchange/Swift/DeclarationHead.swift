import SourceText

/// Attributes and modifiers before the keyword of a declaration.
struct DeclarationHead {
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "static", "final", "lazy", "nonisolated",
    "weak", "unowned", "override", "indirect", "mutating", "nonmutating", "required", "convenience", "dynamic",
    "optional", "isolated", "consuming", "borrowing",
  ]
  private static let keywords: Set<String> = [
    "enum", "struct", "class", "actor", "extension", "protocol", "let", "var", "case", "typealias", "func", "init",
    "subscript", "deinit", "macro", "import", "associatedtype",
  ]

  /// The place of the keyword.
  private(set) var index: Int
  private(set) var isStatic = false
  private(set) var notes: SwiftDeclarations.Notes

  init(_ source: SwiftSource, at start: Int) {
    index = start
    notes = Self.notes(source, before: start)
    while index < source.count {
      if source.isSign(index, "@") {
        attribute(source)
      } else if source.isName(index), isModifier(source) {
        if source.isWord(index, "static") || source.isWord(index, "class") { isStatic = true }
        index += 1
        if source.isSign(index, "(") { index = source.end(of: index) + 1 }
      } else {
        return
      }
    }
  }

  /// `class` is a modifier before another keyword.
  private func isModifier(_ source: SwiftSource) -> Bool {
    let word = source.text(index)
    if word == "class" {
      return ["var", "let", "func", "subscript", "override", "final"].contains(source.text(index + 1))
    }
    return Self.modifiers.contains(word)
  }

  private mutating func attribute(_ source: SwiftSource) {
    let name = source.text(index + 1)
    index += 2
    guard source.isSign(index, "("), !source.startsLine(index) else { return }
    let end = source.end(of: index)
    if name == "available" { deprecation(source, from: index + 1, to: end) }
    index = end + 1
  }

  private mutating func deprecation(_ source: SwiftSource, from start: Int, to end: Int) {
    var message: String?
    var isDeprecated = false
    for place in start..<max(start, end) {
      switch source.text(place) {
      case "deprecated": isDeprecated = true
      case "message" where source.isSign(place + 1, ":"): message = text(source, place + 2)
      case "renamed" where source.isSign(place + 1, ":"):
        message = message ?? text(source, place + 2).map { "Use \($0)." }
      default: break
      }
    }
    if isDeprecated { notes.deprecation = message.map { .because($0) } ?? .plain }
  }

  private func text(_ source: SwiftSource, _ index: Int) -> String? {
    guard index < source.count, source.tokens[index].kind == .text else { return nil }
    return try? SwiftTextLiteral.decoded(source.bytes[source.tokens[index].range.indices]).get()
  }

  /// Whether a line that begins here begins a declaration.
  static func begins(_ source: SwiftSource, at index: Int) -> Bool {
    guard source.isName(index) else { return source.isSign(index, "@") }
    let word = source.text(index)
    return keywords.contains(word) || modifiers.contains(word)
  }

  /// The documentation and notes above a token.
  static func notes(_ source: SwiftSource, before index: Int) -> SwiftDeclarations.Notes {
    var notes = SwiftDeclarations.Notes()
    var lines: [String] = []
    for range in source.comments[index] ?? [] {
      let text = String(decoding: source.bytes[range.indices], as: UTF8.self)
      if let name = SwiftNote.name(in: text) {
        notes.name = name
      } else if text.trimmed == SwiftNote.ignored {
        notes.isIgnored = true
      } else if let type = SwiftNote.type(in: text) {
        notes.type = type
      } else {
        lines += DocumentationComment.lines(of: text)
      }
    }
    let text = lines.joined(separator: "\n").trimmed
    if !text.isEmpty { notes.summary = text }
    return notes
  }
}
