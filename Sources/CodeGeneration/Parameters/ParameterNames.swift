import Placeholders
import StringTables

/// What the arguments of a text are called, as its key, its text and its comment say.
///
/// In this order: the names of placeholders (`%(count)lld`), those of variables (`%#@files@`), what the comment calls
/// them, what the words beside them say, what the key says, and `count` for the number that selects a plural form. A
/// wrong name is worse than none: whatever is in doubt says nothing.
struct ParameterNames {
  private let names: [Int: String]

  /// - Parameter count: How many arguments the text has.
  /// - Complexity: O(*n*) in the lengths of texts and comment, times `count`.
  init(of source: AccessorSource, _ signature: ArgumentSignature, count: Int) {
    let comment = CommentNames(source.comment, count: count)
    let text = source.isEnglish ? TextNames(source.message) : nil
    let key = KeyNames(source.key, signature, count: count)
    let plurals = source.message.pluralPositions
    var names: [Int: String] = [:]
    for position in stride(from: 1, through: count, by: 1) {
      let written = signature.name(at: position) ?? plurals.first { $0.position == position }?.variable
      let selects = plurals.contains { $0.position == position }
      let wanted = [
        written.flatMap { Self.saysNothing($0) ? nil : $0 }, comment.name(at: position), text?.name(at: position),
        key.name(at: position), selects && plurals.count == 1 ? "count" : nil, written,
      ]
      names[position] = wanted.lazy.compactMap { $0.flatMap(Self.identifier) }.first
    }
    self.names = names
  }

  /// The name of the argument, not yet told from others; `nil` where nothing says one.
  func name(at position: Int) -> String? { names[position] }

  private static func identifier(_ name: String) -> String? {
    let identifier = Words(name, namesSymbols: false).camelCased(limit: 40)
    return identifier.isEmpty ? nil : identifier
  }

  private static let placeholders: Set<String> = [
    "arg", "argument", "format", "param", "parameter", "placeholder", "value", "val", "var", "variable",
  ]

  /// Whether a name only says that something is there, as `arg1` or `variable` does.
  private static func saysNothing(_ name: String) -> Bool {
    let letters = name.lowercased().filter { !$0.isNumber && $0 != "_" }
    return letters.isEmpty || placeholders.contains(letters)
  }
}
