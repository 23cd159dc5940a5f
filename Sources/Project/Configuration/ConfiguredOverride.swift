import ProjectTables
import SourceText

/// What `l10n.json` sets for a part of a project.
///
/// It holds where every selector that is given matches.
package struct ConfiguredOverride: Sendable {
  /// Files, relative to the configuration; `nil` for all.
  package var paths: [PathPattern]?
  package var tables: [WildcardPattern]?
  package var keys: [WildcardPattern]?
  /// Locales as folders and catalogs spell them.
  package var locales: [WildcardPattern]?
  /// Settings by the identifiers of rules, as the file has them.
  package var rules: [ConfiguredMember]

  package init(
    paths: [PathPattern]? = nil, tables: [WildcardPattern]? = nil, keys: [WildcardPattern]? = nil,
    locales: [WildcardPattern]? = nil, rules: [ConfiguredMember]
  ) {
    self.paths = paths
    self.tables = tables
    self.keys = keys
    self.locales = locales
    self.rules = rules
  }

  /// Whether it holds for a finding; one without a table, a key or a locale matches no selector of that.
  ///
  /// - Parameter path: Relative to the configuration.
  package func holds(path: String, table: String?, key: String?, locale: String?) -> Bool {
    paths?.contains { $0.matches(path) } ?? true && Self.matches(tables, table) && Self.matches(keys, key)
      && Self.matches(locales, locale)
  }

  private static func matches(_ patterns: [WildcardPattern]?, _ name: String?) -> Bool {
    guard let patterns else { return true }
    guard let name else { return false }
    return patterns.contains { $0.matches(name) }
  }
}
