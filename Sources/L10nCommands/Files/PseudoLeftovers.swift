import Messages
import StringFormats
import XLIFF

/// Files of a pseudo-locale whose source has gone.
///
/// Nothing is kept beside the files that would tell which of them were written here. What counts is that a table stands
/// in a folder of the pseudo-locale, that the source language has none of its name, and that its texts are pseudo-texts
/// of the strategy: writing it once more would change no byte. What somebody wrote by hand is none.
struct PseudoLeftovers {
  /// Absolute path of the folder that pseudo-locales are written to.
  private let output: String
  /// Names of the tables below it, sorted.
  private let tables: [String]
  /// What could hold more of them.
  let unread: Unread

  init(_ output: String) {
    self.output = output
    guard FileAccess.kind(of: output) != nil else {
      (tables, unread) = ([], Unread())
      return
    }
    let listing = FolderWalk.listing(of: output, named: { $0 }, where: { TablePath($0) != nil })
    (tables, unread) = (listing.files, listing.unread)
  }

  /// Names below the folder, sorted.
  ///
  /// - Parameters:
  ///   - locale: The pseudo-locale.
  ///   - sources: The files of the source language, those that cannot be read too.
  ///   - rewritten: The bytes that the strategy makes of a table.
  func names(
    of locale: String, without sources: [PseudoSources.LocalizedPath],
    rewritten: (_ table: StringDocument, _ path: PseudoSources.LocalizedPath) -> [UInt8]?
  ) -> [String] {
    let expected = Set(sources.map { $0.path(locale: locale) })
    let suffix = locale + ".lproj"
    return tables.filter { name in
      let parts = name.split(separator: "/")
      guard parts.dropLast().last.map(String.init) == suffix, !expected.contains(name), let table = TablePath(name),
        table.format == .strings || table.format == .stringsdict,
        let bytes = try? FileAccess.bytes(of: output + "/" + name, named: name)
      else { return false }
      let document = StringDocument(parsing: bytes, format: table.format)
      let place = PseudoSources.LocalizedPath(table, file: String(parts[parts.count - 1]))
      return document.problems.isEmpty && rewritten(document, place) == bytes
    }
  }

  /// Removes a file, and the folder of its language where nothing else is in it.
  func remove(_ name: String) throws(FileAccess.Failure) {
    let path = output + "/" + name
    guard unlink(path) == 0 else {
      throw FileAccess.Failure(description: "\(name): cannot be removed: \(String(cString: strerror(errno)))")
    }
    // Fails for a folder that is not empty.
    rmdir(SystemPath.folder(of: path))
  }
}
