import Interchange
import Messages
import StringFormats
import StringTables

/// A String Catalog that a command takes as Apple's tools do.
enum CatalogFile {
  /// - Parameter standsAnywhere: Whether it may stand where Xcode builds no catalog: in the folder of a language, or
  ///   beside tables of its name.
  /// - Throws: ``UsageError`` for another file, and for a catalog that stands there and may not.
  static func read(_ name: String, _ terminal: Terminal, standsAnywhere: Bool = false) throws -> SourceFile {
    guard let table = TablePath(name), table.format == .xcstrings else {
      throw UsageError("'\(name)' is no String Catalog ('.xcstrings')")
    }
    let file = SystemPath.name(of: name)
    let folder = SystemPath.folder(of: name)
    if !standsAnywhere, folder.hasSuffix(".lproj"), SystemPath.name(of: folder) != "mul.lproj" {
      throw UsageError("\(file) should not be inside an lproj directory.")
    }
    let bytes = try FileAccess.bytes(of: terminal.path(name), named: name)
    if !standsAnywhere, hasTables(beside: terminal.path(name)) {
      throw UsageError("\(file) cannot co-exist with other .strings or .stringsdict tables with the same name.")
    }
    return SourceFile(path: name, bytes: bytes)
  }

  private static func hasTables(beside path: String) -> Bool {
    let folder = SystemPath.folder(of: path)
    let stem = SystemPath.stem(of: path)
    let folders = (try? FileAccess.entries(of: folder)) ?? []
    let places = [folder] + folders.filter { $0.hasSuffix(".lproj") }.map { folder + "/" + $0 }
    return places.contains { place in
      ["strings", "stringsdict"].contains { FileAccess.kind(of: "\(place)/\(stem).\($0)") == .file }
    }
  }

  /// An error in the form that Xcode's build system reads: `NAME: error: …`.
  static func line(_ error: some Error, _ name: String) -> String {
    guard let error = error as? InterchangeError else { return "\(name): error: \(error)" }
    let place = error.position.map { "line \($0.line), column \($0.column): " } ?? ""
    return "\(name): error: \(place)\(error.message)"
  }
}
