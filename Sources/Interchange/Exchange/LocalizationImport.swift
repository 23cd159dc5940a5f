import SourceText
import StringFormats

/// What XLIFF files change in a project, as Xcode imports them.
///
/// A unit without `target` leaves the text as it is, an empty one clears it. Texts whose state says that they are not
/// finished are left out unless they are asked for. A unit whose source text is no longer that of the project is left
/// out too, as Xcode does: it translates another text.
///
/// Files are edited by ``DocumentEditor``, so that what is not imported keeps its bytes. A file that is missing is made
/// in the order of the source file.
package struct LocalizationImport: Sendable {
  /// The files that change, sorted by path.
  package let changes: [ImportedChange]
  /// What was left out, and what is good to know, by file and place.
  package let messages: [ExchangeMessage]
  /// The number of texts that were left out because they are not finished.
  package let unfinished: Int

  /// - Parameters:
  ///   - project: The tables as they are.
  ///   - files: XLIFF files, in the order in which they are imported.
  ///   - acceptsUnfinished: Whether texts in the states `new` and `needs-…` are imported as well.
  /// - Complexity: O(*n* log *n*) in the bytes of the files and the tables they are for; each further form of a plural
  ///   that a catalog lacks reads the catalog once more.
  package init(_ project: ExchangeProject, from files: [SourceFile], acceptsUnfinished: Bool = false) {
    var reading = ImportReading(project, files, acceptsUnfinished: acceptsUnfinished)
    for number in files.indices { reading.read(number) }
    var log = reading.log
    var changes: [ImportedChange] = []
    var catalogs: [Int: [ImportedTexts]] = [:]
    for texts in reading.lists {
      if texts.table.format == .xcstrings, let number = texts.table.source {
        catalogs[number, default: []].append(texts)
      } else if let change = TableImport(texts, project).change(&log) {
        changes.append(change)
      }
    }
    for (number, lists) in catalogs {
      if let change = CatalogImport(project, number).change(lists, &log) { changes.append(change) }
    }
    self.changes = changes.sorted { $0.path < $1.path }
    unfinished = reading.unfinished
    messages = log.messages
  }
}

/// A file that an import changes or makes.
package struct ImportedChange: Sendable {
  /// Relative to the project.
  package let path: String
  /// The bytes as they were; `nil` for a new file.
  package let old: [UInt8]?
  package let new: [UInt8]
  /// The number of texts that are imported into it.
  package let texts: Int
}
