import Messages
import SourceText

/// What a value of ``LocalizedStrings`` refers to: the languages that are asked for a key, in turn, and their tables.
final class LookupStorage: Sendable {
  /// A language with its formatter.
  struct Link: Sendable {
    let locale: String
    let formatter: MessageFormatter
  }

  /// One table in the languages that have it, the most wanted first; the store keeps the tables.
  private struct ChainTable: Sendable {
    let table: Unmanaged<LazyTable>
    let link: Int
  }

  /// A value, which lives as long as the storage, and the language that has it.
  struct Found {
    let value: Unmanaged<LookupValue>
    let link: Int
  }

  let store: TableStore
  let links: [Link]
  let report: @Sendable (LookupIssue) -> Void
  /// That of the default table, which most lookups ask for.
  private let main: FixedArray<ChainTable>
  private let chains: [String: FixedArray<ChainTable>]

  init(
    _ store: TableStore, _ links: [Link], report: @escaping @Sendable (LookupIssue) -> Void
  ) {
    self.store = store
    self.links = links
    self.report = report
    func chain(_ name: String) -> FixedArray<ChainTable> {
      FixedArray(
        links.enumerated().compactMap { number, link in
          store.table(name, locale: link.locale).map { ChainTable(table: .passUnretained($0), link: number) }
        })
    }
    main = chain(TablePath.defaultName)
    let others = store.tableNames.filter { $0 != TablePath.defaultName }
    chains = Dictionary(uniqueKeysWithValues: others.map { ($0, chain($0)) })
  }

  deinit {
    main.deallocate()
    for chain in chains.values { chain.deallocate() }
  }

  /// The value in the first language that has it.
  @inline(__always)
  func value(of key: String, table: String) -> Found? {
    var key = key
    return key.withUTF8 { key in
      if table == TablePath.defaultName { return value(of: key, in: main) }
      return chains[table].flatMap { value(of: key, in: $0) }
    }
  }

  @inline(__always)
  private func value(of key: UnsafeBufferPointer<UInt8>, in chain: FixedArray<ChainTable>) -> Found? {
    for index in 0..<chain.count {
      let table = chain[index]
      let value = table.table._withUnsafeGuaranteedRef { $0.value(of: key, report) }
      if let value { return Found(value: value, link: table.link) }
    }
    return nil
  }

  /// The message of a key in the first language that has it, for Markdown, and that language.
  func markedMessage(of key: String, table: String) -> (message: PreparedMessage, link: Int)? {
    for (number, link) in links.enumerated() {
      var key = key
      let table = store.table(table, locale: link.locale)?.table(report)
      if let message = key.withUTF8({ table?.message(of: $0, .marked) }) { return (message, number) }
    }
    return nil
  }

  /// The default value of a key that no table has, made ready.
  func prepared(_ text: String, _ request: LookupRequest) -> PreparedMessage {
    PreparedMessage(
      store.message(of: text, key: request.key, table: request.table),
      syntax: store.options.syntax(ofTable: request.table))
  }

  /// A key that no table has, as it is shown: its placeholders stay.
  func shownKey(_ request: LookupRequest) -> String {
    store.message(of: request.key, key: request.key, table: request.table).plainText?.string ?? request.key
  }

  /// The text of a message with its arguments; what does not fit is reported.
  func text(
    _ message: PreparedMessage, _ link: Int, _ request: LookupRequest, by formatter: MessageFormatter? = nil
  ) -> String {
    var context = request.context
    context.device = context.device ?? store.options.device
    let result = (formatter ?? links[link].formatter).text(
      message, arguments: request.arguments, named: request.named, context: context)
    for issue in result.issues { report(.mismatch("\(issue)", key: request.key, table: request.table)) }
    return result.string
  }
}
