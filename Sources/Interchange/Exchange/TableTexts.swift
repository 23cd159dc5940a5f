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

  /// - Parameter language: The language wanted of a catalog; `nil` for a file of one language.
  init(_ document: StringDocument, _ language: ExchangeLanguage?) {
    self.document = document
    var places: [[UInt8]: Int] = [:]
    var entries: [Int] = []
    var isWanted: [String: Bool] = [:]
    var spelling: String?
    for (place, entry) in document.entries.enumerated() {
      if let language {
        guard let locale = entry.locale else { continue }
        let wanted = isWanted[locale] ?? (ExchangeLanguage(locale) == language)
        isWanted[locale] = wanted
        guard wanted, spelling ?? locale == locale else { continue }
        spelling = locale
      }
      if places.updateValue(place, forKey: Array(document.text(entry.key).utf8)) == nil { entries.append(place) }
    }
    self.places = places
    self.entries = entries.map { places[Array(document.text(document.entries[$0].key).utf8)] ?? $0 }
    self.spelling = spelling
  }

  func entry(_ key: String) -> StringEntry? { places[Array(key.utf8)].map { document.entries[$0] } }

  /// The texts of a key; `nil` where it is absent or no text.
  func texts(_ key: String) -> KeyTexts? { entry(key).flatMap { KeyTexts($0, in: document) } }
}
