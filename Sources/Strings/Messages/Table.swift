import StringFormats

/// The messages of one table in one locale, merged from its documents.
///
/// A `.stringsdict` entry takes the place of a `.strings` entry with the same key; of equal keys in one document the
/// last one holds, as in CoreFoundation.
public struct Table: Sendable {
  /// One key with its message and the file that it stands in.
  public struct Entry: Sendable {
    public let key: LocatedText
    public let message: Message
    /// What the developer tells the translator.
    public let comment: String?
    /// `false` for a catalog entry with `shouldTranslate: false`.
    public let isTranslatable: Bool
    /// The caller's number of the document.
    public let document: Int
    public let format: StringFormat
  }

  /// File name without its extension, as in “Localizable”.
  public let name: String
  /// Locale as its folder or catalog spells it.
  public let locale: String
  /// One entry for each key, in the order in which the keys first appear.
  public private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  public init(name: String, locale: String) {
    self.name = name
    self.locale = locale
  }

  /// The entry of `key`.
  ///
  /// - Complexity: O(1) on average.
  public subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// Adds one entry of a document; a value that is no text is left out.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - document: The document that it stands in.
  ///   - number: The caller's number of the document, kept in ``Entry/document``.
  public mutating func insert(_ entry: StringEntry, of document: StringDocument, number: Int) {
    guard let message = Message(entry.value, in: document) else { return }
    insert(
      Entry(
        key: document.located(entry.key), message: message, comment: entry.comment.map(document.text),
        isTranslatable: entry.isTranslatable, document: number, format: document.format))
  }

  /// Adds `entry` in place of one with the same key, unless that one is a `.stringsdict` entry and this one is not.
  public mutating func insert(_ entry: Entry) {
    guard let index = indices[entry.key.string] else {
      indices[entry.key.string] = entries.count
      entries.append(entry)
      return
    }
    if entries[index].format == .stringsdict, entry.format != .stringsdict { return }
    entries[index] = entry
  }

  /// The same table with every message replaced.
  public func mapMessages(locale: String, _ transform: (Entry) -> Message) -> Table {
    var table = Table(name: name, locale: locale)
    table.indices = indices
    table.entries = entries.map {
      Entry(
        key: $0.key, message: transform($0), comment: $0.comment, isTranslatable: $0.isTranslatable,
        document: $0.document, format: $0.format)
    }
    return table
  }
}
