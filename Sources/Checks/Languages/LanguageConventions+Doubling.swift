// Reduplication is grammar in the Bantu languages of the south, where concords are written apart (Sotho “ba ba”), in
// Turkic ones (Turkish “zaman zaman”), in creoles and in most of Austronesia and of South and East Asia: there, a
// doubled word is a slip where it is a conjunction or preposition, which no grammar of them doubles.
extension LanguageConventions {
  /// Adds what languages double to what is known of them otherwise, or of their script.
  ///
  /// - Parameter script: That of a language which is not listed by itself, as `und-Deva`.
  static func addDoubling(to all: inout [String: LanguageConventions], script: (String) -> String?) {
    func change(_ language: String, _ body: (inout Doubling) -> Void) {
      let base = all[language] ?? script(language).flatMap { all[$0] } ?? LanguageConventions()
      body(&all[language, default: base].doubling)
    }
    func add(_ words: [String: String], to list: WritableKeyPath<Doubling, WordList>) {
      for (language, words) in words {
        change(language) { $0[keyPath: list] = WordList(words.split(separator: " ").map(String.init)) }
      }
    }
    for language in reduplicating { change(language) { $0.isGrammar = true } }
    add(sound, to: \.sound)
    add(["de": "die der das"], to: \.soundInClauses)
    add(slips, to: \.slips)
    add(["nl": "het"], to: \.slipsBehindImperative)
  }

  /// Languages and scripts with plurals, emphasis, adverbs or concords by reduplication.
  private static let reduplicating = [
    "und-Arab", "und-Beng", "und-Deva", "und-Ethi", "und-Gujr", "und-Guru", "und-Hans", "und-Hant", "und-Khmr",
    "und-Knda", "und-Laoo", "und-Mlym", "und-Mymr", "und-Orya", "und-Sinh", "und-Taml", "und-Telu", "und-Thai",
    "und-Tibt", "ace", "ak", "am", "as", "ay", "az", "ba", "ban", "bem", "bho", "bi", "bik", "bm", "bn", "bo", "brx",
    "bug", "ceb", "ckb", "crh", "crs", "cv", "doi", "dv", "dz", "ee", "fa", "ff", "fil", "fj", "gag",
    "gil", "gn", "gom", "gu", "ha", "haw", "hi", "hil", "hmn", "ho", "ht", "id", "ig", "ilo", "jv", "ka", "kg", "kj",
    "kk", "km", "kn", "ko", "kok", "ks", "ku", "ky", "lg", "ln", "lo", "lua", "lus", "mad", "mai", "mfe", "mg", "mh",
    "mi", "min", "ml", "mn", "mni", "mr", "ms", "my", "nd", "ne", "niu", "nr", "nso", "ny", "om", "or", "pa", "pag",
    "pam", "pap", "pau", "ps", "qu", "rar", "rn", "rw", "sa", "sas", "sat", "sd", "sg", "si", "sm", "sn", "so", "srn",
    "ss", "st", "su", "sw", "ta", "te", "tet", "tg", "th", "ti", "tk", "tl", "tn", "to", "tpi", "tr", "ts", "tt", "tvl",
    "ty", "ug", "ur", "uz", "ve", "vi", "war", "wo", "xh", "yo", "yue", "zh", "zu",
  ]

  /// Pronouns that are subject and object, conjunctions beside pronouns, doubled adverbs. Reflexive pronouns of
  /// Portuguese and Sardinian stand behind the conjunction that looks like them (“Se se registar”), relative ones of
  /// German behind a comma (“Dateien, die die App”).
  private static let sound: [String: String] = [
    "en": "that had bye very no so", "fr": "vous nous", "br": "c'hoazh", "fr-CA": "vous nous", "de": "sie",
    "nl": "die dat zij je het in op aan uit over", "af": "nie", "fy": "jo mei", "vls": "je", "sq": "të e i",
    "tr": "tek adım gıcır sık yavaş hızlı teker ayrı kısa tane", "it": "via così piano man", "es": "casi solo",
    "pt": "logo quase se",
    "sv": "det den som för av på till i om över med", "da": "det den som for der at på til af i om over med",
    "nb": "det den som for der at på til av i om over med",
    "no": "det den som for der at på til av i om over med", "nn": "det den som for der at på til av i om over med",
    "hu": "már egy", "sk": "si sa", "cs": "se si",
    "ru": "еле чуть только", "uk": "ледь", "el": "το τα την", "hy": "շատ", "ro": "încet", "bg": "едва",
    "he": "לאט יותר", "ar": "شيئا",
    "gl": "se", "ca": "se es", "oc": "se", "an": "se", "vec": "se", "fur": "se", "lij": "se", "sc": "si", "co": "si",
  ]

  private static let slips: [String: String] = [
    "en": "a the and", "de": "der die das den dem ein eine und", "nl": "het een", "fr": "le les des du une à",
    "fr-CA": "le les des du une à",
    "es": "el los las una y", "it": "il gli della una", "pt": "o os da do uma", "pl": "w z i na", "ru": "в с к и на не",
    "uk": "в у з і та на не", "be": "у з і на не", "bg": "в с и на", "cs": "v s k", "sk": "v s k", "hr": "u",
    "sr": "u у",
    "sl": "v s", "sv": "och", "da": "og", "nb": "og", "nn": "og", "tr": "ve", "az": "və", "id": "dan yang untuk dengan",
    "ms": "dan yang untuk dengan", "vi": "và của", "hi": "और", "fa": "و", "ur": "اور",
  ]
}
