import StringFormats

extension Table {
  /// Merges the entries of documents into one table in all its locales.
  package struct Builder {
    /// A table in one locale without the keys that it shares.
    struct Part {
      var documents: [TableDocument] = []
      var places: [Place] = []
      var keyNumbers: [UInt32] = []
      var entryNumbers: [Int32] = []
    }

    private let name: String
    private var parts: [String: Part] = [:]
    private var keys = KeyDictionary.Builder()
    /// The numbers of documents in which a key may come twice in one locale.
    package private(set) var repeatingDocuments: Set<Int> = []

    package init(name: String) { self.name = name }

    /// Adds entries of a document in place of those with the same keys, unless such a one is of a `.stringsdict` and
    /// the document is none; a value that is no text is left out.
    ///
    /// - Parameters:
    ///   - entries: Indices in the entries of the document; none makes an empty table.
    ///   - texts: A buffer of the document's texts; it stays as it is.
    /// - Complexity: O(*n*) in the size of the keys.
    package mutating func insert(
      _ entries: [Int], of document: TableDocument, locale: String, _ texts: inout TextBuffer
    ) {
      // Taken out, so that it is not held twice while it grows.
      var part = parts.removeValue(forKey: locale) ?? Part()
      if entries.count > 16 {
        part.places.reserveCapacity(part.places.count + entries.count)
        part.keyNumbers.reserveCapacity(part.keyNumbers.count + entries.count)
        if keys.count == 0 { keys.reserveCapacity(entries.count, keyBytes: entries.count * 24) }
      }
      let number = part.number(of: document)
      let all = document.document.entries
      // Locales are mostly in one order.
      var expected = 0
      for entry in entries {
        guard all.hasText(at: entry) else {
          // Its key may come again, or have come before.
          repeatingDocuments.insert(document.number)
          continue
        }
        let key = texts.withBytes(of: all.key(at: entry)) { keys.number(inserting: $0, expecting: expected) }
        expected = key + 1
        let earlier = part.insert(Place(document: number, entry: UInt32(entry)), key: key, keyCount: keys.count)
        if earlier == number { repeatingDocuments.insert(document.number) }
      }
      parts[locale] = part
    }

    /// The table in each locale.
    package consuming func tables() -> [String: Table] {
      let keys = KeyDictionary(keys)
      var tables: [String: Table] = [:]
      for (locale, part) in parts { tables[locale] = Table(name: name, locale: locale, part, keys: keys) }
      return tables
    }
  }
}

extension Table.Builder.Part {
  fileprivate mutating func number(of document: TableDocument) -> UInt32 {
    if let index = documents.lastIndex(where: { $0 === document }) { return UInt32(index) }
    documents.append(document)
    return UInt32(documents.count - 1)
  }

  /// Returns the document that has the key already.
  fileprivate mutating func insert(_ place: Table.Place, key: Int, keyCount: Int) -> UInt32? {
    if key >= entryNumbers.count {
      if entryNumbers.isEmpty { entryNumbers.reserveCapacity(keyCount) }
      while entryNumbers.count <= key { entryNumbers.append(-1) }
    }
    guard entryNumbers[key] >= 0 else {
      entryNumbers[key] = Int32(places.count)
      places.append(place)
      keyNumbers.append(UInt32(key))
      return nil
    }
    let known = Int(entryNumbers[key])
    let earlier = places[known].document
    let isHidden =
      documents[Int(earlier)].document.format == .stringsdict
      && documents[Int(place.document)].document.format != .stringsdict
    if !isHidden { places[known] = place }
    return earlier
  }
}
