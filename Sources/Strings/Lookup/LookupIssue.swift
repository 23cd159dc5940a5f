/// What a lookup could not do as asked; the hook of ``LocalizedStrings`` is told.
public enum LookupIssue: Hashable, Sendable {
  /// No locale has the key: the key itself is shown.
  case missingKey(String, table: String)
  /// The chosen locale lacks the key: that of another is shown.
  case missingTranslation(String, table: String, locale: String)
  /// The message and its arguments do not fit, for a reason in words: “'%2$lld' needs argument 2”.
  case mismatch(_ reason: String, key: String, table: String)
  /// A file of a table could not be read; it counts as empty.
  case unreadableTable(LocalizedStrings.LoadingError)
}

extension LookupIssue: CustomStringConvertible {
  /// The issue in a line, for a log or a failed test.
  public var description: String {
    switch self {
    case .missingKey(let key, let table): "no language has '\(key)' of table '\(table)'"
    case .missingTranslation(let key, let table, let locale):
      "'\(key)' of table '\(table)' is not translated to '\(locale)'"
    case .mismatch(let reason, let key, let table): "'\(key)' of table '\(table)': \(reason)"
    case .unreadableTable(let error): "\(error)"
    }
  }
}
