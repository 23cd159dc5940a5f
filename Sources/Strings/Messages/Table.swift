import StringFormats

/// The messages of one table in one locale, merged from its documents.
///
/// A `.stringsdict` entry takes the place of a `.strings` entry with the same key; of equal keys in one document the
/// last one holds, as in CoreFoundation. Keys are equal where their UTF-8 is. Texts stay bytes of their documents until
/// an entry is asked for them, so that a table takes some 30 bytes for each key, and the size of the key.
public struct Table: Sendable {
  /// Where an entry stands.
  struct Place: Sendable {
    /// Index in ``Table/documents``.
    var document: UInt32
    /// Index in its document.
    var entry: UInt32
  }

  /// File name without its extension, as in “Localizable”.
  public let name: String
  /// Locale as its folder or catalog spells it.
  public let locale: String
  /// Those that the table is merged from, in the order of their first entries.
  package let documents: [TableDocument]
  let places: [Place]
  /// The number of a key is the number of its entry.
  let keys: KeyDictionary
  /// What stands in place of the messages of the documents, by the number of the entry.
  let replacements: [Message]?

  init(
    name: String, locale: String, documents: [TableDocument], places: [Place], keys: KeyDictionary,
    replacements: [Message]? = nil
  ) {
    self.name = name
    self.locale = locale
    self.documents = documents
    self.places = places
    self.keys = keys
    self.replacements = replacements
  }

  /// A table without a key.
  public init(name: String, locale: String) {
    self.init(name: name, locale: locale, documents: [], places: [], keys: KeyDictionary(KeyDictionary.Builder()))
  }

  /// One entry for each key, in the order in which the keys first appear.
  public var entries: TableEntries { TableEntries(table: self) }

  /// The entry of `key`.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  public subscript(key: String) -> Entry? { number(ofKey: key).map { entries[$0] } }

  /// The number of the entry of `key`, as an index into ``entries``.
  public func number(ofKey key: String) -> Int? {
    var key = key
    return key.withUTF8 { keys.number(of: $0) }
  }

  /// The number of the entry here that has the same key as an entry of another table.
  ///
  /// - Parameter expected: A number that is tried first; tables are mostly in one order.
  @inline(__always)
  package func number(ofKey number: Int, in other: Table, expecting expected: Int) -> Int? {
    other.keys.withBytes(of: number) { key in
      if expected < keys.count, keys.withBytes(of: expected, { $0.count == key.count && $0.elementsEqual(key) }) {
        return expected
      }
      return keys.number(of: key)
    }
  }

  /// Calls `body` with the UTF-8 of each entry that has one text, with `nil` for one that varies, in their order.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  package func forEachPlainText(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    var number = 0
    while number < places.count {
      let document = documents[Int(places[number].document)].document
      let entries = document.entries
      var texts = document.textBuffer()
      let first = places[number].document
      while number < places.count, places[number].document == first {
        if let replacement = replacements?[number] {
          var text = replacement.plainText?.string
          if text?.withUTF8(body) == nil { body(nil) }
        } else if let text = entries.plainText(at: Int(places[number].entry)) {
          texts.withBytes(of: text, body)
        } else {
          body(nil)
        }
        number += 1
      }
    }
  }

  /// The same table with every message replaced.
  public func mapMessages(locale: String, _ transform: (Entry) -> Message) -> Table {
    Table(
      name: name, locale: locale, documents: documents, places: places, keys: keys,
      replacements: entries.map(transform))
  }
}
