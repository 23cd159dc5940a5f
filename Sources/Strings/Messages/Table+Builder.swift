import StringFormats

extension Table {
  /// Merges the entries of documents into a table.
  package struct Builder {
    private let name: String
    private let locale: String
    private var documents: [TableDocument] = []
    private var places: [Place] = []
    private var keys = KeyDictionary.Builder()

    package init(name: String, locale: String) {
      self.name = name
      self.locale = locale
    }

    package mutating func reserveCapacity(_ count: Int) {
      places.reserveCapacity(count)
      keys.reserveCapacity(count, keyBytes: count * 24)
    }

    /// Adds one entry of a document in place of one with the same key, unless that one is of a `.stringsdict` and this
    /// one is not; a value that is no text is left out.
    ///
    /// - Parameters:
    ///   - entry: Index in the entries of the document.
    ///   - texts: A buffer of the document's texts; it stays as it is.
    package mutating func insert(_ entry: Int, of document: TableDocument, _ texts: inout TextBuffer) {
      let entries = document.document.entries
      guard entries.hasText(at: entry) else { return }
      let place = Place(document: number(of: document), entry: UInt32(entry))
      let known = texts.withBytes(of: entries.key(at: entry)) { keys.insert($0) }
      guard let known else { return places.append(place) }
      let earlier = documents[Int(places[known].document)].document.format
      if earlier == .stringsdict, document.document.format != .stringsdict { return }
      places[known] = place
    }

    private mutating func number(of document: TableDocument) -> UInt32 {
      if let index = documents.lastIndex(where: { $0 === document }) { return UInt32(index) }
      documents.append(document)
      return UInt32(documents.count - 1)
    }

    package func table() -> Table {
      Table(name: name, locale: locale, documents: documents, places: places, keys: KeyDictionary(keys))
    }
  }
}
