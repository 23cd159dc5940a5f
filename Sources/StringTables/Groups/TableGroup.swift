import Messages

/// One table in all its locales.
package struct TableGroup: Sendable {
  /// The folder that holds it, relative to the project; for XLIFF the file.
  package let folder: String
  /// As most of its languages spell it, where they differ in case.
  package let name: String
  /// By locale as folders and catalogs spell it.
  package let tables: [String: Table]
  /// The locale that the others are compared with; `nil` when it cannot be told.
  package internal(set) var developmentLocale: String?

  init(_ folder: String, _ name: String, _ tables: [String: Table]) {
    self.folder = folder
    self.name = name
    self.tables = tables
  }

  /// Whether an app reads the table: XLIFF is for translators alone.
  package var isReadByApps: Bool { !tables.values.contains { $0.documents.contains { $0.document.format == .xliff } } }

  /// Whether no locale has an entry.
  package var isEmpty: Bool { tables.values.allSatisfy(\.entries.isEmpty) }

  /// The table that the others are compared with.
  package var source: Table? { developmentLocale.flatMap { tables[$0] } }

  /// The entries of the development language; none where that cannot be told.
  package var sourceEntries: TableEntries { developmentLocale.map(entries) ?? entries(in: "") }

  /// The entries in a locale; none where it has no table.
  package func entries(in locale: String) -> TableEntries {
    (tables[locale] ?? Table(name: name, locale: locale)).entries
  }

  /// The locales other than the development language, sorted; `Base` and documentation locales are left out.
  package var translations: [String] { tables.keys.filter(isTranslation).sorted() }

  /// Whether a locale of the table is one of its ``translations``.
  package func isTranslation(_ locale: String) -> Bool {
    locale != developmentLocale && !FolderName.noLanguages.contains(locale)
  }

  /// The locale that others are compared with, or made from: the first of those wanted, else one that is usual.
  ///
  /// - Parameter wanted: What the configuration and the files say.
  package static func developmentLocale(
    among locales: some Collection<String>, wanted: [String?]
  ) -> String? {
    (wanted.compactMap { $0 } + ["en", FolderName.base, "en-US", "en_US", "en-GB"]).first(where: locales.contains)
  }

  /// The locale of tables whose language nothing tells.
  package static let noLocale = ""
}
