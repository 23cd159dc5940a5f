/// What a value of ``Strings`` refers to: the languages that are asked for a key, in turn, and their tables.
final class LookupStorage: Sendable {
  /// A language with its formatter.
  struct Link: Sendable {
    let locale: String
    let formatter: MessageFormatter
  }

  /// One table in the languages that have it, the most wanted first.
  private struct ChainTable: Sendable {
    let table: LazyTable
    let link: Int
  }

  let store: TableStore
  let links: [Link]
  let report: @Sendable (LookupIssue) -> Void
  /// That of the default table, which most lookups ask for.
  private let main: [ChainTable]
  private let chains: [String: [ChainTable]]

  init(
    _ store: TableStore, _ links: [Link], report: @escaping @Sendable (LookupIssue) -> Void
  ) {
    self.store = store
    self.links = links
    self.report = report
    var chains: [String: [ChainTable]] = [:]
    for name in store.tableNames {
      chains[name] = links.enumerated().compactMap { number, link in
        store.table(name, locale: link.locale).map { ChainTable(table: $0, link: number) }
      }
    }
    main = chains[Strings.defaultTable] ?? []
    self.chains = chains
  }

  /// The value in the first language that has it.
  func value(of key: String, table: String) -> (LookupTable.Value, link: Int)? {
    let chain = table == Strings.defaultTable ? main : chains[table] ?? []
    func search(_ bytes: UnsafeBufferPointer<UInt8>) -> (LookupTable.Value, link: Int)? {
      for index in chain.indices {
        if let value = chain[index].table.value(of: bytes, report) { return (value, chain[index].link) }
      }
      return nil
    }
    if let found = key.utf8.withContiguousStorageIfAvailable(search) { return found }
    var key = key
    return key.withUTF8(search)
  }

  /// The text of a value with its arguments; what does not fit is reported.
  func text(_ value: LookupTable.Value, _ link: Link, _ request: LookupRequest) -> String {
    guard case .message(let stored) = value else {
      if case .text(let text) = value { return text }
      return request.key
    }
    let result = stored.withPrepared {
      link.formatter.text($0, arguments: request.arguments, named: request.named, context: request.context)
    }
    for issue in result.issues { report(.format(issue, key: request.key, table: request.table)) }
    return result.string
  }
}
