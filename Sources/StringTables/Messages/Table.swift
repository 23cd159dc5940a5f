import Messages
import StringFormats

/// The messages of one table in one locale, merged from its documents.
///
/// A `.stringsdict` entry takes the place of a `.strings` entry with the same key; of equal keys in one document the
/// last one holds, as in CoreFoundation. Keys are equal where their UTF-8 is. Texts stay bytes of their documents until
/// an entry is asked for them, and the locales of a table share their keys: 16 bytes for each entry are its own.
package struct Table: Sendable {
  /// Where an entry stands.
  struct EntryPosition: Sendable {
    /// Index in ``Table/documents``.
    var document: UInt32
    /// Index in its document.
    var entry: UInt32
  }

  /// File name without its extension, as in “Localizable”.
  package let name: String
  /// Locale as its folder or catalog spells it.
  package let locale: String
  /// Those that the table is merged from, in the order of their first entries.
  package let documents: [TableDocument]
  let places: [EntryPosition]
  /// The keys of all locales.
  private let keys: TableKeys
  /// The number of each entry's key in ``keys``.
  private let keyNumbers: [UInt32]
  /// By the number of a key in ``keys``, the number of the entry, or -1; shorter where the last keys have none.
  private let entryNumbers: [Int32]

  /// A table without a key.
  package init(name: String, locale: String) {
    self.init(name: name, locale: locale, TablePart(), keys: TableKeys())
  }

  init(name: String, locale: String, _ part: TablePart, keys: TableKeys) {
    self.name = name
    self.locale = locale
    documents = part.documents
    places = part.places
    self.keys = keys
    keyNumbers = part.keyNumbers
    entryNumbers = part.entryNumbers
  }

  /// One entry for each key, in the order in which the keys first appear.
  package var entries: TableEntries { TableEntries(table: self) }

  /// The entry of `key`.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  package subscript(key: String) -> Entry? { number(of: key).map { entries[$0] } }

  /// The number of the entry of `key` in ``entries``.
  package func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { keys.number(of: $0) }.flatMap(entryNumber)
  }

  /// The number of the entry here that has the same key as an entry of another locale.
  ///
  /// - Precondition: `other` is of the same table.
  /// - Complexity: O(1).
  package func number(ofKeyOf number: Int, in other: Table) -> Int? {
    precondition(keys === other.keys, "a locale of another table")
    return entryNumber(ofKey: Int(other.keyNumbers[number]))
  }

  /// The numbers of the entries here that have the same keys as some entries of another locale, in their order; -1
  /// where there is none.
  ///
  /// - Precondition: `other` is of the same table.
  /// - Complexity: O(*n*) in the number of entries.
  package func numbers(ofKeysOf entries: Range<Int>, in other: Table) -> [Int32] {
    precondition(keys === other.keys, "a locale of another table")
    return entryNumbers.withUnsafeBufferPointer { entryNumbers in
      other.keyNumbers[entries].map { $0 < entryNumbers.count ? entryNumbers[Int($0)] : -1 }
    }
  }

  private func entryNumber(ofKey key: Int) -> Int? {
    guard key < entryNumbers.count, entryNumbers[key] >= 0 else { return nil }
    return Int(entryNumbers[key])
  }
}
