import ICU

/// One thing with its terms in several languages.
package struct GlossaryConcept: Sendable {
  /// A word or words for it.
  package struct Term: Hashable, Sendable {
    package let text: String
    /// Whether it is not to be used for the concept.
    package let isForbidden: Bool

    package init(_ text: String, isForbidden: Bool = false) {
      self.text = text
      self.isForbidden = isForbidden
    }
  }

  /// By language, in the order of the file; those in the language of the developers, where the file does not name it,
  /// under ``unnamed``.
  package var terms: [LocaleIdentifier: [Term]] = [:]
  /// `false` for a name, which stays as it is in every language.
  package var isTranslatable = true
  /// Whether “Home” is another word than “home”.
  package var isCaseSensitive = false
  /// Whether its terms are used in no translation.
  package var isForbidden = false
  package var description: String?

  /// Stands for the language of the developers.
  package static let unnamed = LocaleIdentifier(canonical: "und")

  package init() {}

  /// The terms in the language of a table; none where the glossary has not that language.
  ///
  /// - Parameters:
  ///   - names: Its own name, however spelled, and those of which it inherits terms.
  ///   - isSource: Whether it is the language of the developers.
  package func terms(in names: [LocaleIdentifier], isSource: Bool = false) -> [Term] {
    let same = names.first.map(\.minimized)
    let key =
      terms.keys.first { $0 == names.first }
      ?? terms.keys.filter { $0.minimized == same }.min { $0.tag < $1.tag }
    let found = key ?? names.first { terms[$0] != nil } ?? (isSource ? Self.unnamed : nil)
    return found.flatMap { terms[$0] } ?? []
  }
}
