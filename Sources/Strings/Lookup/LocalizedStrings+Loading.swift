import Messages
import StringFormats

extension LocalizedStrings {
  /// Why a folder of tables cannot be used.
  public enum LoadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file or folder, or it cannot be read.
    case unreadable(path: String)
    /// The folder holds no `.lproj` folder with a table and no catalog.
    case noTables(path: String)

    public var description: String {
      switch self {
      case .unreadable(let path): "'\(path)' cannot be read"
      case .noTables(let path): "the folder '\(path)' holds no .lproj folder with string tables and no catalog"
      }
    }
  }

  /// Takes tables from memory.
  ///
  /// - Parameters:
  ///   - files: Bytes by path, as in `pl.lproj/Localizable.strings`; files that are no string tables by their path are
  ///     left out.
  ///   - preferredLanguages: The reader's languages as BCP 47 tags, the most wanted first.
  ///   - options: How tables are read and their texts made.
  ///   - report: Called for each missing key and each argument that does not fit, on the thread of the lookup.
  /// - Throws: ``LoadingError`` for a catalog that cannot be read.
  public init(
    files: [String: [UInt8]], preferredLanguages: [String] = systemLanguages, options: Options = Options(),
    report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
  ) throws(LoadingError) {
    let found = files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      TablePath(path).map { TableFile(path: $0, source: .bytes(bytes)) }
    }
    let store = try TableStore(found, options)
    self.init(pseudolocalizing: store, preferredLanguages: preferredLanguages, report: report)
  }
}
