import ICU

/// Which words of a language follow themselves in sound sentences, and which never do: beside what its
/// ``LanguageConventions`` say.
///
/// Reduplication is grammar in the Bantu languages of the south, where concords are written apart (Sotho “ba ba”), in
/// Turkic ones (Turkish “zaman zaman”), in creoles and in most of Austronesia: there, a doubled word is a slip where it
/// is a conjunction or preposition, which no grammar of them doubles. Relative pronouns of German double behind a comma
/// (“Dateien, die die App”), reflexive ones of Portuguese and Sardinian behind the conjunction that looks like
/// them (“Se se registar”). In doubt a word is sound.
struct DoublingHabits: Sendable {
  /// Whether a doubled word is grammar.
  var doubles = false
  /// Words that double anywhere.
  var doubled = WordList()
  /// Words that double behind a comma, colon or dash of their sentence alone.
  var doubledInClauses = WordList()
  /// Articles, conjunctions and prepositions that never follow themselves: in languages that double others too, as one
  /// letter, or with a capital letter where a sentence begins.
  var single = WordList()
  /// Those of ``LanguageConventions/doubledWords`` that are a slip right behind an imperative: “Open het het bestand”.
  var singleBehindImperative = WordList()

  static func of(_ locale: String) -> DoublingHabits {
    LocaleIdentifier(locale).flatMap { all[$0.language] } ?? DoublingHabits()
  }

  private static let all: [String: DoublingHabits] = {
    var all: [String: DoublingHabits] = [:]
    func add(_ words: [String: String], to list: WritableKeyPath<DoublingHabits, WordList>) {
      for (language, words) in words {
        all[language, default: DoublingHabits()][keyPath: list] = WordList(words.split(separator: " ").map(String.init))
      }
    }
    for language in doubling { all[language, default: DoublingHabits()].doubles = true }
    add(
      [
        "pt": "se", "gl": "se", "ca": "se es", "oc": "se", "an": "se", "vec": "se", "fur": "se", "lij": "se",
        "sc": "si",
        "co": "si",
      ], to: \.doubled)
    add(["de": "die der das"], to: \.doubledInClauses)
    add(singleWords, to: \.single)
    add(["nl": "het"], to: \.singleBehindImperative)
    return all
  }()

  private static let doubling = [
    "tr", "ba", "cv", "crh", "gag", "st", "nso", "tn", "ts", "ve", "ss", "nr", "sn", "ny", "bem", "kg", "lua", "rn",
    "kj", "nd", "ee", "tw", "ak", "wo", "ff", "bm", "sg", "tpi", "bi", "hmo", "tet", "niu", "tvl", "rar", "mh", "gil",
    "pau", "qu", "ay", "gn", "crs", "mfe", "gcf", "gcr", "pap", "srn", "hmn", "sat", "brx", "doi", "kok", "gom", "mni",
    "lus", "hil", "war", "pam", "pag", "bik", "bug", "mad", "sas",
  ]

  private static let singleWords = [
    "en": "a the and", "de": "der die das den dem ein eine und", "nl": "het een", "fr": "le les des du une à",
    "es": "el los las una y", "it": "il gli della una", "pt": "o os da do uma", "pl": "w z i na", "ru": "в с к и на не",
    "uk": "в у з і та на не", "be": "у з і на не", "bg": "в с и на", "cs": "v s k", "sk": "v s k", "hr": "u",
    "sr": "u у",
    "sl": "v s", "sv": "och", "da": "og", "nb": "og", "nn": "og", "tr": "ve", "az": "və", "id": "dan yang untuk dengan",
    "ms": "dan yang untuk dengan", "vi": "và của", "hi": "और", "fa": "و", "ur": "اور",
  ]
}
