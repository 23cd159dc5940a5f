import StringFormats

/// Which table and locale a file holds, read off its path.
public struct TablePath: Hashable, Sendable {
  /// The folder that holds the `.lproj` folders, or the file itself where it stands in none.
  public let folder: String
  /// File name without its extension, as in “Localizable”.
  public let name: String
  /// The name of the `.lproj` folder; `nil` for a file outside of one.
  public let locale: String?
  public let format: StringFormat

  /// Whether the file itself says which languages it holds.
  public var holdsSeveralLanguages: Bool { format == .xcstrings || format == .loctable || format == .xliff }

  /// - Returns: `nil` for a file that is no string table by its extension.
  public init?(_ path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let file = components.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let format = StringFormat(fileExtension: String(file[file.index(after: dot)...]))
    else { return nil }
    self.format = format
    name = String(file[..<dot])
    let folders = components.dropLast()
    if let lproj = folders.lastIndex(where: { $0.hasSuffix(".lproj") && $0.utf8.count > 6 }) {
      locale = String(folders[lproj].dropLast(6))
      folder = folders[..<lproj].joined(separator: "/")
    } else {
      locale = nil
      folder = folders.joined(separator: "/")
    }
  }
}
