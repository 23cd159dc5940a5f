import SourceText
import StringFormats

/// A table in one language: its entries by key, the last of several, which is the one that Apple's parser keeps.
struct TableTexts {
  let document: StringDocument
  private let places: [[UInt8]: Int]
  /// The entries in file order, each key once.
  let entries: [Int]
  /// How the file spells the language; `nil` where its folder does, and where it has no text in it.
  let spelling: String?

  /// The texts of a file of one language.
  init(_ document: StringDocument) { self.init(document, document.entries.indices, spelling: nil) }

  /// The texts of one language of a catalog; none where it has none of it.
  init(_ document: StringDocument, _ language: CatalogReading.Language?) {
    self.init(document, language?.entries ?? [], spelling: language?.spelling)
  }

  private init(_ document: StringDocument, _ numbers: some Sequence<Int>, spelling: String?) {
    self.document = document
    self.spelling = spelling
    var places: [[UInt8]: Int] = [:]
    var entries: [Int] = []
    for place in numbers {
      let key = Array(document.text(document.entries[place].key).utf8)
      if places.updateValue(place, forKey: key) == nil { entries.append(place) }
    }
    self.places = places
    self.entries = entries.map { places[Array(document.text(document.entries[$0].key).utf8)] ?? $0 }
  }

  /// The number of a key's entry.
  func place(of key: String) -> Int? { places[Array(key.utf8)] }

  func entry(_ key: String) -> StringEntry? { place(of: key).map { document.entries[$0] } }

  /// The texts of a key; `nil` where it is absent or no text.
  func texts(_ key: String) -> KeyTexts? { entry(key).flatMap { KeyTexts($0, in: document) } }
}
