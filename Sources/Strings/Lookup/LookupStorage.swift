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
      chain(of: table).flatMap { value(of: key, in: $0) }
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

  @inline(__always)
  private func chain(of table: String) -> FixedArray<ChainTable>? {
    table == TablePath.defaultName ? main : chains[table]
  }

  /// The message of a key in the first language that has it, for Markdown, and that language.
  func markedMessage(of key: String, table: String) -> (message: PreparedMessage, link: Int)? {
    guard let chain = chain(of: table) else { return nil }
    var key = key
    return key.withUTF8 { key in
      for index in 0..<chain.count {
        let table = chain[index]
        let message = table.table._withUnsafeGuaranteedRef { $0.table(report).message(of: key, .marked) }
        if let message { return (message, table.link) }
      }
      return nil
    }
  }

  /// Tells of a key that the first language lacks, or all.
  ///
  /// - Parameter link: The language that has it; `nil` for none.
  func reportOrigin(of request: LookupRequest, _ link: Int?) {
    switch link {
    case nil: report(.missingKey(request.key, table: request.table))
    case 0: break
    default: report(.missingTranslation(request.key, table: request.table, locale: links[0].locale))
    }
  }

  /// The default value of a key that no table has, made ready.
  func prepared(_ text: String, _ request: LookupRequest) -> PreparedMessage {
    PreparedMessage(
      message(of: text, request),
      syntax: store.options.syntax(ofTable: request.table))
  }

  /// A key that no table has, as it is shown: its placeholders stay.
  func shownKey(_ request: LookupRequest) -> String {
    message(of: request.key, request).plainText?.string ?? request.key
  }

  private func message(of text: String, _ request: LookupRequest) -> Message {
    store.message(of: text, MessagePlace(table: request.table, key: request.key), in: links[0].locale)
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
