import SourceSync
import StringTables

/// The catalogs of a call with `--stringsdata`, each with the places that the compilers found for its table.
struct StringsDataPlan {
  private(set) var targets: [SyncPlan.Target] = []

  /// - Throws: ``UsageError`` for an operand that is no catalog; what a file of data is not.
  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    let named = arguments.all("stringsdata")
    // One option takes all that follow it, as with Apple's tool.
    let isData = { (name: String) in SystemPath.pathExtension(of: name) == "stringsdata" }
    let data = try (named + arguments.operands.filter(isData)).flatMap { try Self.files($0, isData, terminal) }
    let catalogs = arguments.operands.filter { !isData($0) }
    guard !catalogs.isEmpty else { throw UsageError("'--stringsdata' needs a String Catalog to bring up to date") }
    var found: [String: [FoundKey]] = [:]
    for name in data {
      let file = try StringsData(try FileAccess.bytes(of: terminal.path(name), named: name), named: name)
      found.merge(file.tables) { $0 + $1 }
    }
    for catalog in catalogs {
      let bytes = try FileAccess.bytes(of: terminal.path(catalog), named: catalog)
      guard let document = ProjectDocument(ProjectFile(path: catalog, bytes: bytes)),
        document.tablePath.format == .xcstrings
      else { throw UsageError("'\(catalog)' is no String Catalog ('.xcstrings')") }
      let table = document.tablePath.name
      targets.append(
        SyncPlan.Target(
          document: document, table: table, found: found[table] ?? [],
          named: arguments.has("skip-marking-strings-stale") ? nil : []))
    }
  }

  /// The files that a name means: itself, or those in a folder.
  private static func files(
    _ name: String, _ isData: @escaping (String) -> Bool, _ terminal: Terminal
  ) throws -> [String] {
    guard FileAccess.kind(of: terminal.path(name)) == .folder else { return [name] }
    let listing = FolderWalk.listing(of: terminal.path(name), named: { $0 }, where: isData)
    if let failure = listing.unread.failures.first { throw failure }
    guard !listing.files.isEmpty else { throw UsageError("'\(name)' holds no .stringsdata file") }
    return listing.files.sorted().map { name + "/" + $0 }
  }
}
