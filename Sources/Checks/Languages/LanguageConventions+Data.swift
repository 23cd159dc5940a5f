// Sources: Weblate's documentation of its checks (https://docs.weblate.org/en/latest/user/checks.html) for Armenian,
// Basque, Greek, Indic languages, Japanese, Khmer, Lojban, Thai and French; the W3C's script resources
// (https://www.w3.org/TR/typography/) for Armenian, Ethiopic, Khmer, Lao, Myanmar, Thai and Tibetan; the exemplar
// punctuation of CLDR (https://cldr.unicode.org) for the marks of each language; for French spaces the Lexique des
// règles typographiques (Imprimerie nationale), for Canadian ones the Banque de dépannage linguistique (OQLF).
extension LanguageConventions {
  /// By language, by language and region or script where these differ, by script for languages that are not listed.
  static let all: [String: LanguageConventions] = {
    var all = listed
    for language in doublingLanguages { all[language, default: LanguageConventions()].doublesWords = true }
    for (language, words) in wordsThatDouble {
      all[language, default: LanguageConventions()].doubledWords = WordList(
        words.split(separator: " ").map(String.init))
    }
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
    "fr": french, "br": french, "fr-CA": LanguageConventions(spacedMarks: [":", "»", "%"]),
  ]

  private static let french = LanguageConventions(spacedMarks: ["?", "!", ":", ";", "»", "%"])

  // Questions end with か as often as with a mark, a list may be led in by 。, labels have no full stop.
  private static let japanese = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .exclamationEnd, .colonEnd, .semicolonEnd], joinsWords: true,
    looseMarks: ["?", "!"])
  private static let chinese = LanguageConventions(
    optionalEnds: [.periodEnd, .commaEnd, .semicolonEnd], joinsWords: true, doublesWords: true)
  // A space ends a sentence.
  private static let thai = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .exclamationEnd, .semicolonEnd, .commaEnd], joinsWords: true,
    doublesWords: true)
  private static let khmer = LanguageConventions(
    optionalEnds: [.periodEnd, .questionEnd, .semicolonEnd, .commaEnd], joinsWords: true, doublesWords: true)
  // Questions end with လား။ as sentences do.
  private static let burmese = LanguageConventions(
    meanings: ["\u{1038}": .colonEnd], optionalEnds: [.periodEnd, .questionEnd, .semicolonEnd, .commaEnd],
    joinsWords: true, doublesWords: true)
  private static let tibetan = LanguageConventions(optionalEnds: .ends, joinsWords: true, doublesWords: true)
  // The word space ፡ doubles as a colon, with a hyphen behind it before a list.
  private static let ethiopic = LanguageConventions(
    meanings: ["\u{1361}": .colonEnd, "-": .colonEnd], optionalEnds: [.questionEnd, .exclamationEnd], doublesWords: true
  )
  // A vertical bar is typed for the danda, the visarga for a colon.
  private static let indic = LanguageConventions(
    meanings: ["|": .periodEnd, "\u{903}": .colonEnd, "\u{983}": .colonEnd], doublesWords: true,
    looseMarks: ["?", "!"])

  /// Languages with plurals, emphasis or adverbs by reduplication.
  private static let doublingLanguages = [
    "id", "ms", "jv", "su", "min", "ban", "ace", "fil", "tl", "ceb", "ilo", "vi", "haw", "mi", "sm", "to", "fj", "ty",
    "mg", "sw", "zu", "xh", "yo", "ig", "ha", "rw", "ln", "lg", "so", "om", "ur", "sd", "ks", "gu", "ta", "te", "ml",
    "kn", "si", "dv", "fa", "ps", "ku", "ckb", "tg", "az", "kk", "ky", "uz", "tk", "tt", "ug", "mn", "ka", "ko", "ht",
    "und-Arab", "und-Gujr", "und-Taml", "und-Telu", "und-Mlym", "und-Knda", "und-Sinh",
  ]

  /// Pronouns that are subject and object, conjunctions beside pronouns, doubled adverbs.
  private static let wordsThatDouble: [String: String] = [
    "en": "that had bye very no so", "fr": "vous nous", "br": "c'hoazh", "fr-CA": "vous nous",
    "de": "die der das sie", "nl": "die dat zij je het in op aan uit over", "af": "nie", "fy": "jo mei", "sq": "të e i",
    "tr": "tek adım gıcır sık yavaş hızlı teker ayrı kısa tane", "it": "via così piano man", "es": "casi solo",
    "pt": "logo quase",
    "sv": "det den som för av", "da": "det den som for der at", "nb": "det den som for der at",
    "no": "det den som for der at", "nn": "det den som for der at", "hu": "már egy", "sk": "si sa", "cs": "se si",
    "ru": "еле чуть только",
    "uk": "ледь", "el": "το τα την", "hy": "շատ", "ro": "încet", "bg": "едва", "he": "לאט יותר",
    "ar": "شيئا",
  ]
}
