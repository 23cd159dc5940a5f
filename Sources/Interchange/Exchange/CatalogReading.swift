import StringFormats

/// What is found in a catalog once, for the export and import of each of its languages.
struct CatalogReading {
  /// The entries of one language.
  struct Language {
    /// The first spelling, whose entries alone count.
    let spelling: String
    /// Their numbers in the document, in file order.
    private(set) var entries: [Int] = []

    init(spelling: String) { self.spelling = spelling }

    fileprivate mutating func append(_ entry: Int, spelling: String) {
      if spelling == self.spelling { entries.append(entry) }
    }
  }

  let apple: AppleView
  let generatedComments: GeneratedComments
  private var languages: [ExchangeLanguage: Language] = [:]

  /// - Complexity: O(*n*) in the size of the catalog.
  init(_ document: StringDocument) {
    apple = document.apple
    generatedComments = GeneratedComments(document.bytes)
    var known: [String: ExchangeLanguage] = [:]
    for (number, entry) in document.entries.enumerated() {
      guard let locale = entry.locale else { continue }
      let language = known[locale] ?? ExchangeLanguage(locale)
      known[locale] = language
      languages[language, default: Language(spelling: locale)].append(number, spelling: locale)
    }
  }

  /// `nil` for a language of which it has no text.
  subscript(_ language: ExchangeLanguage) -> Language? { languages[language] }
}
