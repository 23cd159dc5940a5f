import SourceText

/// What a project says of its string tables: which there are, and what is generated from them.
///
/// Everything has a default, so that a folder without an `l10n.json` is a project too.
package struct TableSettings: Sendable {
  /// The locale that the developers write; `nil` takes what the tables say, then English.
  package var developmentLanguage: String?
  /// Where the file names it.
  package var developmentLanguagePosition: SourcePosition?
  /// Folders and files to read, or patterns of them, relative to the project; empty for all of it.
  package var paths: [ConfiguredText] = []
  /// Patterns of paths to leave out.
  package var exclude: [String] = []
  /// Whether copies of what others write are read too (``VendoredFolders``).
  package var includesVendored = false
  /// What `l10n generate` writes.
  package var generation = GenerationSettings()

  package init() {}
}
