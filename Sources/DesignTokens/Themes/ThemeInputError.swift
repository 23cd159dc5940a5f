import SourceText

/// A choice of contexts that a resolver does not offer.
package struct ThemeInputError: Error, Hashable, Sendable {
  /// All that is wrong, in lower case.
  package let messages: [String]

  static func unknown(modifier: String, among known: [Modifier]) -> String {
    "there is no modifier '\(modifier)'\(hint(modifier, known.map(\.name)))"
  }

  static func unknown(context: String, of modifier: Modifier) -> String {
    "modifier '\(modifier.name)' has no context '\(context)'\(hint(context, modifier.contexts))"
  }

  static func missing(_ modifier: Modifier) -> String {
    "modifier '\(modifier.name)' has no default: choose one of \(quoted(modifier.contexts))"
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    NearestName.of(name, in: known).map { "; did you mean '\($0)'?" }
      ?? (known.isEmpty ? "" : "; known are \(quoted(known))")
  }

  private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
