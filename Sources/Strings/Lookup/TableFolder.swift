import Messages
import StringFormats

/// The string files of a folder: those in its `.lproj` folders, and the catalogs beside them.
struct TableFolder: Sendable {
  /// A file as its folder lists it; another status means other contents.
  struct Stamp: Hashable, Sendable {
    let path: String
    let status: FileStatus?
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// - Parameter areMapped: Whether they may be mapped when they are read.
  /// - Throws: ``LocalizedStrings/LoadingError/unreadable(path:)`` for a folder that cannot be listed.
  func files(areMapped: Bool) throws(LocalizedStrings.LoadingError) -> [TableFile] {
    try paths().compactMap { file in
      TablePath(file).map { path in
        TableFile(path: path, source: areMapped ? .mapped(absolute(file)) : .path(absolute(file)))
      }
    }
  }

  /// What would tell a change of any of the files.
  func stamps() throws(LocalizedStrings.LoadingError) -> [Stamp] {
    try paths().map { Stamp(path: $0, status: FileStatus(absolute($0))) }
  }

  /// The string files by name, relative to the folder: its own, else those of the place where a bundle keeps its
  /// resources. Hidden ones and hidden folders are left out.
  private func paths() throws(LocalizedStrings.LoadingError) -> [String] {
    let own = try Self.paths(in: path)
    if !own.isEmpty { return own }
    for resources in ["Contents/Resources", "Resources"] {
      let found = (try? Self.paths(in: absolute(resources))) ?? []
      if !found.isEmpty { return found.map { resources + "/" + $0 } }
    }
    return []
  }

  private static func paths(in folder: String) throws(LocalizedStrings.LoadingError) -> [String] {
    var found: [String] = []
    for name in try names(in: folder) {
      if name.hasSuffix(".lproj") {
        let inner = (try? names(in: folder + "/" + name)) ?? []
        found += inner.map { name + "/" + $0 }.filter { TablePath($0) != nil }
      } else if let format = TablePath(name)?.format, format.holdsSeveralLanguages, format != .xliff {
        found.append(name)
      }
    }
    return found.filter { !FileStatus.isFolder(folder + "/" + $0) }
  }

  private func absolute(_ file: String) -> String { path + "/" + file }

  private static func names(in folder: String) throws(LocalizedStrings.LoadingError) -> [String] {
    guard let names = FileStatus.names(in: folder) else { throw .unreadable(path: folder) }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
