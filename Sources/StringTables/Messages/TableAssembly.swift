import SourceText
import StringFormats

/// Puts one table together in all its languages: the keys of one language are read first, those of the others are
/// compared with them.
package struct TableAssembly: Sendable {
  /// What stands in place of the number of a key.
  private enum Mark {
    /// The key is not among those of the first language.
    static let unknown = UInt32.max
    /// The value of the entry is no text.
    static let noText = UInt32.max - 1
  }

  /// A table in all its languages.
  package struct Tables: Sendable {
    /// By their locale.
    package fileprivate(set) var tables: [String: Table] = [:]
    /// The numbers of documents in which a key may come twice.
    package fileprivate(set) var repeatingDocuments: Set<Int> = []
  }

  /// Entries that one thread reads in one go.
  private static let stretch = 8_192

  private let name: String
  private var sources: [TableSource] = []

  package init(name: String) { self.name = name }

  package mutating func add(_ source: TableSource) { sources.append(source) }

  /// Adds what was meant for the same table under another name.
  mutating func join(_ other: TableAssembly) { sources += other.sources }

  var locales: Set<String> { Set(sources.map(\.locale)) }

  /// Whether several threads make the table sooner than one.
  package var isLarge: Bool { sources.reduce(0) { $0 + $1.count } > Self.stretch }

  /// The table.
  ///
  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the entries and the size of their keys.
  package func tables(jobs: Int) -> Tables {
    var keys = firstKeys(jobs: jobs)
    var numbers = sources.concurrentMap(jobs: jobs) { [keys] in Self.keyNumbers(of: $0, in: keys) }
    addOtherKeys(to: &keys, &numbers)
    let shared = TableKeys(keys)
    let locales = Dictionary(grouping: sources.indices) { sources[$0].locale }.sorted { $0.key < $1.key }
    let made = locales.concurrentMap(jobs: jobs) { [numbers] in table(of: $0.value, keys: shared, numbers) }
    var result = Tables()
    for (locale, (table, repeatingDocuments)) in zip(locales, made) {
      result.tables[locale.key] = table
      result.repeatingDocuments.formUnion(repeatingDocuments)
    }
    return result
  }

  /// The keys of the language with the largest source.
  private func firstKeys(jobs: Int) -> KeyDictionary.Builder {
    var keys = KeyDictionary.Builder()
    var largest: TableSource?
    for source in sources where source.count > largest?.count ?? 0 { largest = source }
    let stretches = sources.filter { $0.locale == largest?.locale }.flatMap { source in
      stride(from: 0, to: source.count, by: Self.stretch).map {
        (source: source, entries: $0..<min($0 + Self.stretch, source.count))
      }
    }
    let batches = stretches.concurrentMap(jobs: jobs) { [keys] stretch in
      Self.keys(of: stretch.source, stretch.entries, into: keys.emptyBatch)
    }
    keys.reserveCapacity(
      batches.reduce(0) { $0 + $1.count }, keyBytes: batches.reduce(0) { $0 + $1.byteCount })
    for batch in batches { keys.insert(batch) }
    return keys
  }

  private static func keys(of source: TableSource, _ numbers: Range<Int>, into empty: KeyBatch) -> KeyBatch {
    let entries = source.document.document.entries
    var texts = source.document.document.textBuffer()
    var batch = empty
    // Room that is not written to costs nothing; growing would copy. Few keys have more than 40 bytes.
    batch.reserveCapacity(numbers.count, keyBytes: numbers.count * 40)
    source.forEachEntry(in: numbers) { entry in
      if entries.hasText(at: entry) { texts.withBytes(of: entries.key(at: entry)) { batch.append($0) } }
    }
    return batch
  }

  /// The numbers of the keys of a source.
  private static func keyNumbers(of source: TableSource, in keys: KeyDictionary.Builder) -> [UInt32] {
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

  /// Adds the keys that the first language does not have.
  ///
  /// - Parameter keyNumbers: By the number of a source, those of its keys.
  private func addOtherKeys(to keys: inout KeyDictionary.Builder, _ keyNumbers: inout [[UInt32]]) {
    for (number, source) in sources.enumerated() where keyNumbers[number].contains(Mark.unknown) {
      let entries = source.document.document.entries
      var texts = source.document.document.textBuffer()
      var expected = 0
      for index in 0..<source.count where keyNumbers[number][index] == Mark.unknown {
        let key = texts.withBytes(of: entries.key(at: source.entry(index))) {
          keys.number(inserting: $0, expecting: expected)
        }
        keyNumbers[number][index] = UInt32(key)
        expected = key + 1
      }
    }
  }

  /// The table in one language, and the numbers of documents in which a key may come twice.
  ///
  /// Entries of a document take the place of those with the same keys, unless such a one is of a `.stringsdict` and the
  /// document is none; a value that is no text is left out.
  ///
  /// - Parameter own: The numbers of its sources.
  private func table(
    of own: [Int], keys: TableKeys, _ keyNumbers: [[UInt32]]
  ) -> (table: Table, repeatingDocuments: Set<Int>) {
    var part = TablePart()
    var repeatingDocuments: Set<Int> = []
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
        let place = Table.EntryPosition(document: number, entry: UInt32(entry))
        let earlier = part.insert(place, key: Int(key), keyCount: keys.count)
        if earlier == number { repeatingDocuments.insert(document.number) }
      }
    }
    return (Table(name: name, locale: sources[own[0]].locale, part, keys: keys), repeatingDocuments)
  }
}
