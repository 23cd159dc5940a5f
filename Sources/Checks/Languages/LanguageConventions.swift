import ICU

/// How a language writes what the rules about texts compare: marks, spaces, words.
///
/// Marks that mean the same in every language, such as `？` and `؟`, are in ``EndMark``.
struct LanguageConventions: Sendable {
  /// What a mark at the end means in this language beside what it means elsewhere: the Greek question mark is `;`.
  var meanings: [Unicode.Scalar: TextTraits] = [:]
  /// Marks that stand inside of the last words and not behind them, with what they mean.
  var innerMarks: [Unicode.Scalar: TextTraits] = [:]
  /// The ends that are left out, or written as another of these, without a change of meaning.
  var optionalEnds: TextTraits = []
  /// Whether words follow each other without spaces.
  var joinsWords = false
  /// Which words follow themselves.
  var doubling = Doubling()
  /// Marks before which a no-break space stands.
  var spacedMarks: Set<Unicode.Scalar> = []
  /// Marks before which a space may stand beside those.
  var looseMarks: Set<Unicode.Scalar> = []

  /// What a text means that ends with `scalar`.
  func ends(_ scalar: Unicode.Scalar) -> TextTraits {
    EndMark.traits(of: scalar.value).union(meanings[scalar] ?? [])
  }

  /// The conventions of a locale.
  ///
  /// A regional variant has those of its language unless it has its own (`fr-CA`); a language that is not listed has
  /// those of its likely script.
  static func of(_ locale: String) -> LanguageConventions {
    guard let identifier = LocaleIdentifier(locale) else { return LanguageConventions() }
    let full = identifier.maximized
    let names = [
      full.region.map { "\(full.language)-\($0)" }, full.script.map { "\(full.language)-\($0)" }, full.language,
      full.script.map { "und-\($0)" },
    ]
    return names.lazy.compactMap { $0.flatMap { all[$0] } }.first ?? LanguageConventions()
  }
}
