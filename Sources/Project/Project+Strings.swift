import Messages
import StringFormats
import StringTables
import Strings

extension Project {
  /// The texts that an app shows whose bundle is the folder of `group`: of that folder's tables, by the runtime.
  ///
  /// - Parameters:
  ///   - group: A table that an app reads, see ``TableGroup/isReadByApps``.
  ///   - preferredLanguages: The reader's languages as BCP 47 tags, the most wanted first.
  ///   - report: Told what a lookup could not do as asked.
  /// - Throws: `ICUError` when ICU has no data.
  /// - Complexity: O(*n*) in the bytes of the folder's catalogs; other tables are read when they are asked.
  package func strings(
    of group: TableGroup, preferredLanguages: [String], report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
  ) throws -> LocalizedStrings {
    let files = documents.filter { $0.tablePath.folder == group.folder && $0.tablePath.format != .xliff }
    var options = LocalizedStrings.Options()
    options.developmentLanguage = language(shownFor: group.developmentLocale)
    return try LocalizedStrings(
      files: Dictionary(files.map { ($0.path, $0.document.bytes) }) { $1 }, preferredLanguages: preferredLanguages,
      options: options, report: report)
  }

  /// The language that an app falls back to; `Base` holds texts of it, and is none.
  private func language(shownFor developmentLocale: String?) -> String {
    developmentLocale.flatMap { FolderName.noLanguages.contains($0) ? nil : $0 } ?? developmentLanguage
  }
}
