/// One table in one locale, read when it is first asked.
///
/// Threads that ask at the same time may read it twice; one of the readings is kept, and no thread ever waits.
final class LazyTable: Sendable {
  private let files: [TableFile]
  /// The language to take from files that hold several.
  private let locale: String
  private let syntax: MessageSyntax
  private let changes: [MessageTransform]
  private let loaded = LazyReference<LookupTable>()

  init(_ files: [TableFile], locale: String, _ syntax: MessageSyntax, _ changes: [MessageTransform]) {
    self.files = files
    self.locale = locale
    self.syntax = syntax
    self.changes = changes
  }

  /// The value of a key, which lives as long as this table; files that cannot be read are told to `report` and left
  /// out.
  @inline(__always)
  func value(of key: UnsafeBufferPointer<UInt8>, _ report: (LookupIssue) -> Void) -> Unmanaged<LookupValue>? {
    if let table = loaded.object { return table._withUnsafeGuaranteedRef { $0.value(of: key) } }
    return table(report).value(of: key)
  }

  /// The table; files that cannot be read are told to `report` and left out.
  @inline(never)
  func table(_ report: (LookupIssue) -> Void) -> LookupTable {
    loaded.object?.takeUnretainedValue() ?? loaded.storeIfNil(read(report))
  }

  private func read(_ report: (LookupIssue) -> Void) -> LookupTable {
    var builder = TableBuilder(syntax, changes)
    // What a `.stringsdict` holds goes before all others.
    for file in files.filter({ $0.path.format != .stringsdict }) + files.filter({ $0.path.format == .stringsdict }) {
      do {
        let language = file.path.holdsSeveralLanguages ? locale : nil
        try file.withContents { builder.add($0, locale: language) }
      } catch {
        report(.unreadableTable(error))
      }
    }
    return LookupTable(builder)
  }

  /// The same table with its messages changed, not read yet.
  func transformed(_ change: MessageTransform) -> LazyTable {
    LazyTable(files, locale: locale, syntax, changes + [change])
  }
}
