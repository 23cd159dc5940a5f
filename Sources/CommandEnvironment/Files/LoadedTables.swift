import ProjectTables
import SourceText
import StringTables

/// The string tables of a project, read from disk.
package struct LoadedTables {
  /// Sorted by path.
  package private(set) var documents: [ProjectDocument] = []
  /// What could not be read; all else was.
  package private(set) var unread: Unread
  /// Folders with what others write, which were left out, relative to the project.
  package let vendored: Set<String>

  /// - Parameters:
  ///   - other: What could not be read beside the tables.
  ///   - jobs: How many files are read at a time.
  ///   - needsTables: Whether a folder without tables is an error.
  ///   - known: By their paths files that were read before: one that has the same bytes is taken as it is.
  /// - Throws: ``UsageError``, ``ConfigurationError`` or ``FileAccess/Failure`` when there is nothing to read.
  package init(
    _ place: ProjectPlace, _ settings: TableSettings, unread other: Unread = Unread(), jobs: Int = 1,
    needsTables: Bool = true, known: [String: ProjectDocument] = [:]
  ) throws {
    let listing = try place.tableFiles(settings)
    vendored = listing.vendored
    unread = listing.unread
    unread.append(other)
    // A file is taken apart by the thread that has just read it, which has its bytes at hand.
    let read = listing.files.concurrentMap(jobs: jobs) { path in
      let name = place.name(of: path)
      return Result { () throws(FileAccess.Failure) -> ProjectDocument? in
        let bytes = try place.bytes(of: path)
        if let document = known[name], document.document.bytes == bytes { return document }
        return ProjectDocument(ProjectFile(path: name, bytes: bytes))
      }
    }
    for (path, file) in zip(listing.files, read) {
      do throws(FileAccess.Failure) {
        if let document = try file.get() { documents.append(document) }
      } catch {
        unread.append(path, error)
      }
    }
    documents.sort { $0.path < $1.path }
    if let name = place.foreignFile {
      throw UsageError(
        "'\(name)' is no string table (.strings, .stringsdict, .xcstrings, .xliff): give the folder of your app")
    }
    if documents.isEmpty, needsTables {
      if let failure = unread.failures.first { throw failure }
      throw UsageError(
        """
        '\(place.description)' holds no string tables (.strings, .stringsdict, .xcstrings, .xliff): give the folder of \
        your app
        """)
    }
  }
}
