import StringFormats

/// Puts one table together in all its languages, in steps of which the long ones may run side by side: the keys of one
/// language are read first, those of the others are compared with them.
package struct TableAssembly: Sendable {
  /// What stands in place of the number of a key.
  private enum Mark {
    /// The key is not among those of the first language.
    static let unknown = UInt32.max
    /// The value of the entry is no text.
    static let noText = UInt32.max - 1
  }

  private let name: String
  private(set) var sources: [TableSource] = []
  private var keys = KeyDictionary.Builder()
  /// By the number of a source, those of its keys in ``keys``.
  private var keyNumbers: [[UInt32]] = []

  package init(name: String) { self.name = name }

  package mutating func add(_ source: TableSource) { sources.append(source) }

  package var sourceCount: Int { sources.count }

  /// The languages of the sources, each once.
  package var locales: Set<String> { Set(sources.map(\.locale)) }

  /// The first step: reads the keys of the language with the largest source.
  ///
  /// - Complexity: O(*n*) in the size of its keys.
  package mutating func readFirstKeys() {
    var largest: TableSource?
    for source in sources where source.count > largest?.count ?? 0 { largest = source }
    guard let largest else { return }
    let own = sources.filter { $0.locale == largest.locale }
    let count = own.reduce(0) { $0 + $1.count }
    // Room that is not written to costs nothing; growing would copy.
    if count > 16 { keys.reserveCapacity(count, keyBytes: count * 40) }
    for source in own { insertKeys(of: source) }
  }

  private mutating func insertKeys(of source: TableSource) {
    let entries = source.document.document.entries
    var texts = source.document.document.textBuffer()
    var hashes: [UInt64] = []
    for start in stride(from: 0, to: source.count, by: Self.keysAtOnce) {
      let part = start..<min(start + Self.keysAtOnce, source.count)
      hashes.removeAll(keepingCapacity: true)
      for index in part {
        let entry = source.entry(index)
        guard entries.hasText(at: entry) else { continue }
        hashes.append(texts.withBytes(of: entries.key(at: entry)) { keys.hash(of: $0) })
      }
      keys.fetchSlots(of: hashes)
      var next = 0
      for index in part {
        let entry = source.entry(index)
        guard entries.hasText(at: entry) else { continue }
        texts.withBytes(of: entries.key(at: entry)) { _ = keys.insert($0, hash: hashes[next]) }
        next += 1
      }
    }
  }

  private static let keysAtOnce = 64

  /// The second step, for each source: the numbers of its keys.
  ///
  /// - Complexity: O(*n*) in the size of its keys.
  package func keyNumbers(ofSource number: Int) -> [UInt32] {
    let source = sources[number]
    let entries = source.document.document.entries
    var texts = source.document.document.textBuffer()
    // Languages are mostly in one order.
    var expected = 0
    return [UInt32](unsafeUninitializedCapacity: source.count) { numbers, count in
      for index in 0..<source.count {
        let entry = source.entry(index)
        var number = Mark.noText
        if entries.hasText(at: entry) {
          let key = texts.withBytes(of: entries.key(at: entry)) { keys.number(of: $0, expecting: expected) }
          number = key.map { UInt32($0) } ?? Mark.unknown
          expected = (key ?? expected) + 1
        }
        numbers.initializeElement(at: index, to: number)
      }
      count = source.count
    }
  }

  /// The third step: adds the keys that the first language does not have.
  ///
  /// - Parameter keyNumbers: By the number of a source, what the second step gave.
  package mutating func addOtherKeys(_ keyNumbers: [[UInt32]]) {
    self.keyNumbers = keyNumbers
    for (number, source) in sources.enumerated() where keyNumbers[number].contains(Mark.unknown) {
      let entries = source.document.document.entries
      var texts = source.document.document.textBuffer()
      var expected = 0
      for index in 0..<source.count where keyNumbers[number][index] == Mark.unknown {
        let key = texts.withBytes(of: entries.key(at: source.entry(index))) {
          keys.number(inserting: $0, expecting: expected)
        }
        self.keyNumbers[number][index] = UInt32(key)
        expected = key + 1
      }
    }
  }

  /// The keys of all languages: the same for each.
  package var tableKeys: TableKeys { TableKeys(keys) }

  /// The last step, for each language: its table, and the numbers of documents in which a key may come twice.
  ///
  /// Entries of a document take the place of those with the same keys, unless such a one is of a `.stringsdict` and the
  /// document is none; a value that is no text is left out.
  ///
  /// - Parameter keys: ``tableKeys``, one for all languages.
  /// - Complexity: O(*n*) in the entries.
  package func table(locale: String, keys: TableKeys) -> (table: Table, repeatingDocuments: Set<Int>) {
    var part = TablePart()
    var repeatingDocuments: Set<Int> = []
    let own = sources.indices.filter { sources[$0].locale == locale }
    part.reserveCapacity(own.reduce(0) { $0 + sources[$1].count })
    for source in own {
      let document = sources[source].document
      let number = part.number(of: document)
      for (index, key) in keyNumbers[source].enumerated() {
        guard key != Mark.noText else {
          // Its key may come again, or have come before.
          repeatingDocuments.insert(document.number)
          continue
        }
        let place = Table.Place(document: number, entry: UInt32(sources[source].entry(index)))
        let earlier = part.insert(place, key: Int(key), keyCount: keys.count)
        if earlier == number { repeatingDocuments.insert(document.number) }
      }
    }
    return (Table(name: name, locale: locale, part, keys: keys), repeatingDocuments)
  }
}
