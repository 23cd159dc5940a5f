import SourceText

/// What a comment of a table says about one rule: its findings are not wanted.
struct Suppression: Sendable {
  enum Scope: Hashable, Sendable {
    /// All of its file.
    case file
    /// One key of its file; in the file of the development language the key of all locales.
    case entry(key: String, range: ByteRange, isSource: Bool)
  }

  /// The identifier of the rule, as it is written.
  let rule: String
  /// The number of the document.
  let document: Int
  /// Where the comment says it.
  let place: ByteRange
  let scopes: Set<Scope>
  /// Whether something was found that it suppresses.
  var isUsed = false
}
