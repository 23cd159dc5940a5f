import Foundation
import StringFormats

extension Strings {
  /// Why a folder of tables cannot be used.
  public enum LoadingError: Error, Equatable, CustomStringConvertible {
    /// There is no such folder, or it cannot be read.
    case unreadable(path: String)
    /// The folder holds no `.lproj` folder with a table and no catalog.
    case noTables(path: String)

    public var description: String {
      switch self {
      case .unreadable(let path): "the folder '\(path)' cannot be read"
      case .noTables(let path): "the folder '\(path)' holds no .lproj folder with string tables and no catalog"
      }
    }
  }

  /// Loads the tables of a folder that holds `.lproj` folders, string catalogs or both.
  ///
  /// Of a table that Apple's parser would not read to its end only what it would read is used, so that a test on
  /// another system sees what the app's reader sees.
  ///
  /// - Throws: ``LoadingError``, or ``ICUError`` when ICU has no data.
  public init(
    contentsOf folder: URL, preferences: [String], developmentLanguage: String = "en",
    report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
  ) throws {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let names else { throw LoadingError.unreadable(path: folder.path) }
    var tables = TableSet()
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      if url.pathExtension == "lproj" {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for file in files.sorted() {
          tables.add(url.appendingPathComponent(file), locale: url.deletingPathExtension().lastPathComponent)
        }
      } else {
        tables.add(url, locale: nil)
      }
    }
    guard !tables.all.isEmpty else { throw LoadingError.noTables(path: folder.path) }
    try self.init(
      tables: tables.all, preferences: preferences, developmentLanguage: developmentLanguage, report: report)
  }

  private struct TableSet {
    private var tables: [String: Table] = [:]

    var all: [Table] { tables.keys.sorted().compactMap { tables[$0] } }

    mutating func add(_ url: URL, locale folderLocale: String?) {
      guard let format = StringFormat(fileExtension: url.pathExtension), format != .xliff,
        folderLocale != nil || format == .xcstrings, let data = try? Data(contentsOf: url)
      else { return }
      let document = StringDocument(parsing: Array(data), format: format)
      let name = url.deletingPathExtension().lastPathComponent
      for entry in document.entriesReadByApple {
        guard let locale = entry.locale ?? folderLocale else { continue }
        tables[name + "/" + locale, default: Table(name: name, locale: locale)]
          .insert(entry, of: document, number: 0)
      }
    }
  }
}
