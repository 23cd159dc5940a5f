import ProjectTables
import StringTables

/// Keys by pattern, in some tables or in all.
package struct KeyPattern: Hashable, Sendable {
  package var keys: WildcardPattern
  /// The tables it holds for; `nil` for all.
  package var table: WildcardPattern?

  package init(keys: WildcardPattern, table: WildcardPattern? = nil) {
    self.keys = keys
    self.table = table
  }

  package func holds(forKey key: String, table name: String) -> Bool {
    keys.matches(key) && table?.matches(name) ?? true
  }
}

extension Configuration {
  /// Whether the text of an entry stays as it is in pseudo-locales: the table says so, or the configuration.
  package func keepsText(of entry: Table.Entry, table: String) -> Bool {
    !entry.isTranslatable || keepsText(ofKey: entry.key.string, table: table)
  }

  /// Whether the text of a key stays as it is in pseudo-locales.
  package func keepsText(ofKey key: String, table: String) -> Bool {
    untranslated.contains { $0.holds(forKey: key, table: table) }
  }
}
