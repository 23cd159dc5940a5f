import Messages
import Project
import StringFormats
import StringTables
import XLIFF

/// The files of the source language, which pseudo-locales are made from.
struct PseudoSources {
  struct File {
    /// Relative to the folder that was given, for messages.
    let name: String
    let path: LocalizedPath
    let document: StringDocument
  }

  /// Where a file lies below the folder, and where the file of another locale does.
  struct LocalizedPath {
    /// Name of the table, as in “Localizable”.
    let name: String
    /// The folders around the `.lproj`, or around the file, ended by a slash; empty for none.
    private let folder: String
    private let file: String
    private let format: StringFormat

    init(_ table: TablePath, file: String) {
      name = table.name
      // What lies above the folder that was given goes into the output folder itself.
      let parts = table.folder.split(separator: "/").filter { $0 != ".." && $0 != "." }
      folder = parts.map { $0 + "/" }.joined()
      self.file = file
      format = table.format
    }

    var ownPath: String { folder + file }

    func path(locale: String) -> String { "\(folder)\(locale).lproj/\(file)" }
  }

  /// What can be a source, for messages.
  static let formats = "(.strings, .stringsdict, .xcstrings)"

  private(set) var files: [File] = []
  /// Where all files of the source language lie, those that could not be read too.
  private(set) var places: [LocalizedPath] = []
  /// Files that could be taken for sources and are none, as the messages name them.
  private(set) var passedOver: [String] = []
  /// What could not be read.
  private(set) var unread: Unread
  /// Why files that were read could not be used, a line for each.
  private(set) var failures: [String] = []

  /// Reads the files of the source language below PATH; those of other languages are only listed.
  ///
  /// - Throws: ``UsageError`` where there are none.
  init(_ loaded: LoadedConfiguration) throws {
    let place = loaded.place
    let listing = try place.tableFiles(loaded.configuration.tables)
    unread = listing.unread
    var locales: [String: Set<String>] = [:]
    let tables = listing.files.compactMap { path in
      TablePath(place.nameInFolder(of: path)).map { (path: path, table: $0) }
    }
    for (_, table) in tables { if let locale = table.locale { locales[table.folder, default: []].insert(locale) } }
    let folders = LocaleFolders(tables.lazy.map(\.table))
    for (path, table) in tables where folders.isRead(table) {
      if !table.format.isSource { passedOver.append(place.name(of: path)) }
      guard isSource(table, among: locales[table.folder] ?? [], loaded.configuration) else { continue }
      read(path, table, place)
    }
    if files.isEmpty, failures.isEmpty, unread.isEmpty {
      if let file = passedOver.first {
        throw UsageError(
          "'\(file)' is no source of pseudo-locales; give the tables that it is made from \(Self.formats)")
      }
      throw UsageError(
        """
        '\(place.description)' holds no string tables of the development language \(Self.formats): give the folder \
        of your app, or name the language with 'developmentLanguage' in l10n.json
        """)
    }
  }

  private func isSource(_ table: TablePath, among locales: Set<String>, _ configuration: Configuration) -> Bool {
    guard table.format.isSource else { return false }
    if table.format.holdsSeveralLanguages { return true }
    // Beside folders of languages a file belongs to none of them.
    guard let locale = table.locale else { return locales.isEmpty }
    return locale == TableGroup.developmentLocale(among: locales, wanted: [configuration.developmentLanguage])
  }

  private mutating func read(_ path: String, _ table: TablePath, _ place: ProjectPlace) {
    let name = place.name(of: path)
    let target = LocalizedPath(table, file: SystemPath.name(of: path))
    places.append(target)
    do throws(FileAccess.Failure) {
      let document = StringDocument(parsing: try FileAccess.bytes(of: path, named: name), format: table.format)
      if !document.problems.isEmpty, document.apple.outcome != .all, let problem = document.problems.first {
        let position = document.position(of: problem.range.start)
        failures.append(
          "\(name):\(position.line):\(position.column): \(problem.message); its pseudo-locales are not written")
        return
      }
      files.append(File(name: name, path: target, document: document))
    } catch {
      unread.append(path, error)
    }
  }
}
