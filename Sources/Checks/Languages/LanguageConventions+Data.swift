import ICU

// Sources: Weblate's documentation of its checks (https://docs.weblate.org/en/latest/user/checks.html) for Armenian,
// Basque, Greek, Indic languages, Japanese, Khmer, Lojban, Thai and French; the W3C's script resources
// (https://www.w3.org/TR/typography/) for Armenian, Ethiopic, Khmer, Lao, Myanmar, Thai and Tibetan; the exemplar
// punctuation of CLDR (https://cldr.unicode.org) for the marks of each language; for French spaces the Lexique des
// règles typographiques (Imprimerie nationale), for Canadian ones the Banque de dépannage linguistique (OQLF).
extension LanguageConventions {
  /// By language, by language and region or script where these differ, by script for languages that are not listed.
  static let all: [String: LanguageConventions] = {
    var all = listed
    addDoubling(to: &all) { LocaleIdentifier($0)?.maximized.script.map { "und-\($0)" } }
    return all
  }()

  private static let listed: [String: LanguageConventions] = [
    "el": LanguageConventions(meanings: [";": .questionEnd, "\u{37E}": .questionEnd, "·": .semicolonEnd]),
    "hy": LanguageConventions(
      meanings: [
        ":": [.periodEnd, .colonEnd], "\u{589}": [.periodEnd, .colonEnd, .questionEnd, .exclamationEnd],
        "\u{55D}": [.colonEnd, .commaEnd], "`": .colonEnd, ".": [.periodEnd, .colonEnd, .semicolonEnd],
        "\u{2024}": [.periodEnd, .colonEnd, .semicolonEnd],
      ],
      innerMarks: ["\u{55E}": .questionEnd, "\u{55C}": .exclamationEnd]),
    "ja": japanese, "zh": chinese, "yue": chinese, "und-Jpan": japanese, "und-Hans": chinese, "und-Hant": chinese,
    "th": thai, "und-Thai": thai, "lo": thai, "und-Laoo": thai,
    "km": khmer, "und-Khmr": khmer, "my": burmese, "und-Mymr": burmese, "bo": tibetan, "dz": tibetan,
    "und-Tibt": tibetan,
    "am": ethiopic, "ti": ethiopic, "und-Ethi": ethiopic,
    "hi": indic, "bn": indic, "mr": indic, "ne": indic, "or": indic, "as": indic, "pa": indic, "sa": indic,
    "mai": indic, "bho": indic, "und-Deva": indic, "und-Beng": indic, "und-Guru": indic, "und-Orya": indic,
    "eu": LanguageConventions(optionalEnds: .exclamationEnd),
    "jbo": LanguageConventions(optionalEnds: .ends),
    "fr": french, "br": french, "oc": french, "fr-CA": LanguageConventions(spacedMarks: [":", "»", "%"]),
    // Corsican has the spaces of French, where authors know how to type them.
    "co": LanguageConventions(looseMarks: ["?", "!", ":", ";", "»", "%"]),
  ]

  private static let french = LanguageConventions(spacedMarks: ["?", "!", ":", ";", "»", "%"])

  // Questions end with か as often as with a mark, a list may be led in by 。, labels have no full stop.
  private static let japanese = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .exclamationEnd, .colonEnd, .semicolonEnd], joinsWords: true,
    looseMarks: ["?", "!"])
  private static let chinese = LanguageConventions(
    optionalEnds: [.periodEnd, .commaEnd, .semicolonEnd], joinsWords: true)
  // A space ends a sentence.
  private static let thai = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .exclamationEnd, .semicolonEnd, .commaEnd], joinsWords: true,
    looseMarks: ["?", "!"])
  private static let khmer = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .semicolonEnd, .commaEnd], joinsWords: true)
  // Questions end with လား။ as sentences do.
  private static let burmese = LanguageConventions(
    meanings: ["\u{1038}": .colonEnd], optionalEnds: [.periodEnd, .questionEnd, .semicolonEnd, .commaEnd],
    joinsWords: true)
  private static let tibetan = LanguageConventions(optionalEnds: .ends, joinsWords: true)
  // The word space ፡ doubles as a colon, with a hyphen behind it before a list.
  private static let ethiopic = LanguageConventions(
    meanings: ["\u{1361}": .colonEnd, "-": .colonEnd], optionalEnds: [.questionEnd, .exclamationEnd]
  )
  // A vertical bar is typed for the danda, the visarga for a colon.
  private static let indic = LanguageConventions(
    meanings: ["|": .periodEnd, "\u{903}": .colonEnd, "\u{983}": .colonEnd],
    looseMarks: ["?", "!"])
}
