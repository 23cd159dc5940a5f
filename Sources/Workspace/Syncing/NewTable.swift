import Project
import StringFormats
import StringTables

/// A table of the development language that code looks keys up in and that is not there yet.
struct NewTable {
  let document: ProjectDocument

  /// A table that others have in translations alone.
  init(_ group: TableGroup, language: String) {
    document = Self.document(folder: group.folder, name: group.name, isCatalog: false, language: language)
  }

  /// A table that nothing has: beside the tables that are nearest to the code, as a catalog where the project has some;
  /// without any table in the folder that all of the code is in.
  ///
  /// - Parameters:
  ///   - code: The paths of the files that look its keys up; at least one.
  ///   - mayHold: Whether that code finds tables in a folder.
  init(_ name: String, of project: Project, code: [String], language: String, mayHold: (String) -> Bool) {
    let read = project.documents.filter { $0.tablePath.format != .xliff && mayHold($0.tablePath.folder) }
    let isCatalog = read.contains { $0.tablePath.format == .xcstrings }
    let folders = read.filter { ($0.tablePath.format == .xcstrings) == isCatalog }.map(\.tablePath.folder)
    let place = Self.commonFolder(of: code)
    let nearest = folders.sorted().max { Self.shared($0, place) < Self.shared($1, place) }
    document = Self.document(
      folder: nearest ?? place.joined(separator: "/"), name: name, isCatalog: isCatalog, language: language)
  }

  private static func document(
    folder: String, name: String, isCatalog: Bool, language: String
  ) -> ProjectDocument {
    let start = folder.isEmpty ? "" : folder + "/"
    let path = isCatalog ? "\(start)\(name).xcstrings" : "\(start)\(language).lproj/\(name).strings"
    let file = ProjectFile(path: path, bytes: isCatalog ? emptyCatalog(language) : [])
    guard let document = ProjectDocument(file) else { preconditionFailure("'\(path)' is the path of a table") }
    return document
  }

  /// As Xcode makes one.
  private static func emptyCatalog(_ language: String) -> [UInt8] {
    let text = """
      {
        "sourceLanguage" : "\(language)",
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    return Array(text.utf8)
  }

  private static func commonFolder(of paths: [String]) -> [Substring] {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    return folders.dropFirst().reduce(folders.first.map { Array($0) } ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// How many folders two paths share.
  private static func shared(_ folder: String, _ place: [Substring]) -> Int {
    zip(folder.split(separator: "/"), place).prefix { $0 == $1 }.count
  }
}
