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

  /// A stretch of the entries of a source.
  package struct Stretch: Sendable {
    fileprivate let source: Int
    fileprivate let entries: Range<Int>

    /// Entries that one thread reads in one go.
    fileprivate static let most = 8_192
  }

  /// Of the language with the largest source, the stretches whose keys are read first.
  package var firstStretches: [Stretch] {
    var largest: TableSource?
    for source in sources where source.count > largest?.count ?? 0 { largest = source }
    return sources.indices.filter { sources[$0].locale == largest?.locale }.flatMap { number in
      let count = sources[number].count
      return stride(from: 0, to: count, by: Stretch.most).map {
        Stretch(source: number, entries: $0..<min($0 + Stretch.most, count))
      }
    }
  }

  /// The first step, for each of ``firstStretches``: reads its keys.
  ///
  /// - Complexity: O(*n*) in the size of the keys.
  package func keys(of stretch: Stretch) -> KeyBatch {
    let source = sources[stretch.source]
    let entries = source.document.document.entries
    var texts = source.document.document.textBuffer()
    var batch = keys.emptyBatch
    // Room that is not written to costs nothing; growing would copy. Few keys have more than 40 bytes.
    batch.reserveCapacity(stretch.entries.count, keyBytes: stretch.entries.count * 40)
    source.forEachEntry(in: stretch.entries) { entry in
      if entries.hasText(at: entry) { texts.withBytes(of: entries.key(at: entry)) { batch.append($0) } }
    }
    return batch
  }

  /// Takes what the first step gave, in the order of ``firstStretches``.
  ///
  /// - Complexity: O(*n*) in the size of the keys.
  package mutating func insert(_ batches: [KeyBatch]) {
    keys.reserveCapacity(
      batches.reduce(0) { $0 + $1.count }, keyBytes: batches.reduce(0) { $0 + $1.byteCount })
    for batch in batches { keys.insert(batch) }
  }

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
      source.forEachEntry(in: 0..<source.count) { entry in
        var number = Mark.noText
        if entries.hasText(at: entry) {
          let key = texts.withBytes(of: entries.key(at: entry)) { keys.number(of: $0, expecting: expected) }
          number = key.map { UInt32($0) } ?? Mark.unknown
          expected = (key ?? expected) + 1
        }
        numbers.initializeElement(at: count, to: number)
        count += 1
      }
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
      var keyNumbers = keyNumbers[source].makeIterator()
      sources[source].forEachEntry(in: 0..<sources[source].count) { entry in
        guard let key = keyNumbers.next(), key != Mark.noText else {
          // Its key may come again, or have come before.
          repeatingDocuments.insert(document.number)
          return
        }
        let place = Table.Place(document: number, entry: UInt32(entry))
        let earlier = part.insert(place, key: Int(key), keyCount: keys.count)
        if earlier == number { repeatingDocuments.insert(document.number) }
      }
    }
    return (Table(name: name, locale: locale, part, keys: keys), repeatingDocuments)
  }
}
