import Messages
import ProjectTables
import StringFormats
import StringTables

/// Where a project lies on disk, read off the operands of a command.
package struct ProjectPlace {
  /// What the user gave, for messages.
  package let description: String
  /// Absolute path of the folder that names are relative to, wherever the call came from: that of `l10n.json`, without
  /// one the folder that was given.
  package let root: String
  /// Absolute path of the folder that was given, or that holds all that was given.
  package let folder: String
  /// Absolute path of `l10n.json`; `nil` without one.
  package let configurationFile: String?
  /// The only locale wanted, when an `.lproj` folder or a file in one was given.
  package let onlyLocale: String?
  /// The only table wanted, when a file of an `.lproj` folder was given.
  private let onlyTable: String?
  /// Whether one place was given, or none.
  private let isAlone: Bool
  /// Absolute paths to look for tables in; empty for what the configuration says.
  private let places: [String]
  /// By the absolute paths of files what an editor holds of them, which is read in their place.
  package var unsaved: [String: [UInt8]] = [:]

  /// - Parameter ignoresConfiguration: Whether an `l10n.json` counts as not there.
  /// - Throws: ``UsageError`` for a path at which there is nothing.
  package init(
    _ paths: [String], workingDirectory: String, ignoresConfiguration: Bool = false
  ) throws(UsageError) {
    let given = paths.isEmpty ? ["."] : paths
    description = given.joined(separator: " ")
    let absolute = given.map { SystemPath.absolute($0, in: workingDirectory) }
    for (path, name) in zip(absolute, given) where FileAccess.kind(of: path) == nil {
      throw UsageError(nothingAt: name, in: workingDirectory)
    }
    isAlone = absolute.count == 1
    let path = isAlone ? absolute[0] : Self.commonFolder(of: absolute)
    let isFolder = FileAccess.kind(of: path) == .folder
    let parent = SystemPath.folder(of: path)
    let localeFolder = [path, parent].first { $0.hasSuffix(".lproj") && FileAccess.kind(of: $0) == .folder }
    folder = localeFolder.map { SystemPath.folder(of: $0) } ?? (isFolder ? path : parent)
    configurationFile = ignoresConfiguration ? nil : Self.configurationFile(above: folder)
    root = configurationFile.map { SystemPath.folder(of: $0) } ?? folder
    guard isAlone else {
      onlyLocale = nil
      onlyTable = nil
      places = absolute
      return
    }
    onlyLocale = localeFolder.flatMap {
      TablePath.locale(ofFolder: SystemPath.stem(of: $0))
    }
    if !isFolder {
      // The same table of the other locales is read too: it is what the file is compared with.
      onlyTable = localeFolder == nil ? nil : SystemPath.stem(of: path)
      places = localeFolder == nil ? [path] : [folder]
    } else {
      onlyTable = nil
      places = localeFolder == nil && folder == root ? [] : [folder]
    }
  }

  /// The folder that holds all of `paths`, which is none of a language: its name says which it is.
  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/") }
    let common = folders.dropFirst().reduce(folders[0][...]) { common, other in
      common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }
    return "/" + common.prefix { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// The nearest `l10n.json` at or above `folder`, up to the root of the repository.
  package static func configurationFile(above folder: String) -> String? {
    var folder = folder
    while true {
      let candidate = folder + "/l10n.json"
      if FileAccess.kind(of: candidate) == .file { return candidate }
      if folder == "/" || FileAccess.kind(of: folder + "/.git") != nil { return nil }
      folder = SystemPath.folder(of: folder)
    }
  }

  /// Whether one file was given rather than a folder.
  package var isOneFile: Bool { onlyTable != nil || places.count == 1 && FileAccess.kind(of: places[0]) == .file }

  /// A file that was meant to be the configuration; `nil` where there is none, or one with the right name.
  private var misnamedConfiguration: String? {
    guard configurationFile == nil else { return nil }
    return ["l10n.jsonc", ".l10n.json", "l10n.json5", "l10n.yml", "l10n.yaml", "l10n.toml", "l10n.json.txt"].first {
      FileAccess.kind(of: root + "/" + $0) == .file
    }
  }

  /// Tells of a file that was meant to be the configuration.
  package func noteMisnamedConfiguration(on terminal: Terminal) {
    guard let other = misnamedConfiguration else { return }
    terminal.fail("'\(other)' is not read: the configuration is called 'l10n.json'")
  }

  /// The name of a file given that holds no table by its extension; `nil` where there is none.
  package var foreignFile: String? {
    places.first { FileAccess.kind(of: $0) == .file && !Self.isTable($0) }.map(name)
  }

  /// The bytes of a file of the project, those of an editor before those on disk.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: ``FileAccess/Failure`` that names the file as messages do.
  package func bytes(of path: String) throws(FileAccess.Failure) -> [UInt8] {
    if let bytes = unsaved[path] { return bytes }
    return try FileAccess.bytes(of: path, named: name(of: path))
  }

  /// Whether every table of the project is read.
  package var isWholeProject: Bool { isAlone && onlyLocale == nil && !isOneFile && folder == root }

  /// The absolute path of a file that the configuration names.
  package func path(ofConfigured name: String) -> String { SystemPath.absolute(name, in: root) }

  /// `path` relative to the root, with `..` for what lies above it.
  package func name(of path: String) -> String { Self.name(of: path, in: root) }

  /// `path` relative to the folder that was given, for what is exchanged with others or written beside it.
  package func nameInFolder(of path: String) -> String { Self.name(of: path, in: folder) }

  private static func name(of path: String, in folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Absolute paths of the string tables.
  ///
  /// - Throws: ``ConfigurationError`` for a path of the configuration at which there is nothing.
  package func tableFiles(_ settings: TableSettings) throws(ConfigurationError) -> FileListing {
    let excluded = settings.exclude.map(PathPattern.init)
    let vendored = vendoredFolders(settings)
    func own(_ found: FileListing, below start: String) -> FileListing {
      var found = found
      found.keep { file in
        let name = name(of: file)
        return !excluded.contains { $0.matches(name) }
      }
      if let vendored { found.leaveOut(vendored, below: name(of: start), named: name) }
      return found
    }
    let entersAll = vendored == nil
    var listing = FileListing()
    for place in places { listing.formUnion(own(tables(at: place, entersAll), below: place)) }
    if places.isEmpty, settings.paths.isEmpty { listing = own(tables(at: root, entersAll), below: root) }
    for path in places.isEmpty ? settings.paths : [] {
      let found = self.files(at: path.text, entersAll, where: Self.isTable)
      if PathPattern.isPattern(path.text), found?.files.isEmpty ?? true {
        throw missing("there is no string table at '\(path.text)', which 'paths' names", path)
      }
      guard let found else {
        let place = name(of: SystemPath.absolute(path.text, in: root))
        let advice = FileAccess.advice(onMissing: path.text, in: root)
        throw missing("there is no file or folder '\(place)', which 'paths' names\(advice)", path)
      }
      listing.formUnion(own(found, below: start(of: path.text)))
    }
    if let onlyTable { listing.files.removeAll { TablePath($0)?.name != onlyTable } }
    return listing
  }

  /// Absolute paths of the files and folders that tables are looked for at, whether they are there or not.
  package func searchedPlaces(_ settings: TableSettings) -> [String] {
    if !places.isEmpty { return places }
    let paths = settings.paths.map(\.text)
    return (paths.isEmpty ? ["."] : paths).map(start)
  }

  /// The absolute path of what a path of the configuration names; of a pattern, the folder that it looks into.
  package func start(of path: String) -> String {
    SystemPath.absolute(PathPattern.isPattern(path) ? PathPattern.fixedFolder(of: path) : path, in: root)
  }

  /// Absolute paths of the files that a path or pattern of the configuration names: a file itself, or those of a folder
  /// by their names; `nil` where there is nothing.
  ///
  /// - Parameter entersAll: Whether folders of package managers are looked into.
  package func files(
    at path: String, _ entersAll: Bool = false, where isWanted: @escaping (_ name: String) -> Bool
  ) -> FileListing? {
    let start = start(of: path)
    switch FileAccess.kind(of: start) {
    case .folder:
      var listing = files(below: start, entersAll, where: isWanted)
      if PathPattern.isPattern(path) {
        let pattern = PathPattern(path)
        listing.files.removeAll { !pattern.matches(name(of: $0)) }
      }
      return listing
    case .file: return FileListing(files: [start])
    case nil: return nil
    }
  }

  private func missing(_ message: String, _ path: ConfiguredText) -> ConfigurationError {
    ConfigurationError(message, path: configurationFile.map(name), position: path.position)
  }

  /// The tables of a folder, or the file itself.
  private func tables(at place: String, _ entersAll: Bool) -> FileListing {
    switch FileAccess.kind(of: place) {
    case .folder: files(below: place, entersAll, where: Self.isTable)
    case .file: FileListing(files: [place])
    case nil: FileListing()
    }
  }

  private func files(below folder: String, _ entersAll: Bool, where isWanted: @escaping (String) -> Bool) -> FileListing
  {
    // A folder that is named for itself may lie outside of the project.
    let isInside =
      FileAccess.realPath(root).flatMap { root in
        FileAccess.realPath(folder).map { FileAccess.contains(root, $0) }
      } ?? false
    var listing = FolderWalk.listing(
      of: folder, in: isInside ? root : nil, named: name, entersAll: entersAll, where: isWanted)
    listing.files = listing.files.map { folder + "/" + $0 }
    return listing
  }

  private static func isTable(_ name: String) -> Bool { TablePath(name) != nil }
}
