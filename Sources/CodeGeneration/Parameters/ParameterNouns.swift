/// English words that tell what an argument is, and those that do not.
enum ParameterNouns {
  /// Things that have numbers, or texts that are as good as numbers: “Page %d”, “Version %@”.
  static let numbered: Set<String> = [
    "attempt", "build", "chapter", "column", "day", "episode", "item", "level", "line", "lesson", "match", "page",
    "part", "port", "question", "round", "row", "season", "section", "slide", "step", "track", "version", "week",
  ]

  /// What texts that are put into texts mostly are.
  static let texts: Set<String> = [
    "account", "address", "album", "app", "artist", "author", "bookmark", "calendar", "category", "channel", "city",
    "code", "color", "colour", "command", "contact", "country", "date", "device", "directory", "document", "domain",
    "duration", "email", "extension", "feed", "file", "filename", "folder", "format", "group", "host", "hostname",
    "id", "identifier", "image", "key", "label", "language", "link", "list", "location", "message", "model", "name",
    "network", "number", "password", "path", "percentage", "person", "phone", "playlist", "podcast", "position",
    "preset", "price", "profile", "project", "provider", "reason", "server", "show", "site", "size", "speed", "status",
    "tag", "theme", "time", "title", "track", "type", "url", "user", "username", "version", "volume", "website",
  ]

  /// The last words of keys that are what their number is.
  static let numbersOfKeys: Set<String> = [
    "amount", "count", "days", "hours", "index", "level", "minutes", "months", "page", "percent", "percentage",
    "score", "seconds", "size", "step", "total", "weeks", "years",
  ]

  /// The last words of keys that are what their text is.
  static let textsOfKeys: Set<String> = [
    "date", "duration", "email", "filename", "hostname", "name", "price", "url", "username",
  ]

  static let irregularPlurals: Set<String> = ["children", "men", "people", "women"]

  /// Nouns that stand in the singular between a number and what it does not count: “%d day streaks”.
  static let units: Set<String> = [
    "bit", "byte", "day", "degree", "digit", "hour", "hrs", "item", "min", "mins", "minute", "month", "percent",
    "pixel", "point", "sec", "second", "star", "step", "unit", "week", "year",
  ]

  static let adjectives: Set<String> = [
    "current", "first", "last", "latest", "new", "next", "old", "other", "previous", "same", "second", "third",
  ]

  /// Words that no noun phrase goes on over.
  static let endsOfNounPhrases: Set<String> = [
    "about", "across", "after", "always", "and", "are", "around", "as", "at", "be", "because", "been", "before",
    "being", "below", "besides", "between", "both", "but", "by", "can", "chosen", "contains", "could", "denotes",
    "do", "does", "during", "e.g", "either", "else", "exceeds", "fails", "for", "found", "from", "given", "had", "has",
    "have", "here", "how", "i.e", "if", "in", "into", "is", "it", "left", "less", "like", "macos", "may", "might",
    "minus", "must", "needs", "not", "now", "of", "off", "on", "once", "onto", "or", "out", "over", "per", "perhaps",
    "plus", "regardless", "remains", "represents", "requires", "shall", "should", "shown", "since", "so",
    "sometimes", "than", "that", "then", "there", "they", "times", "to", "towards", "tvos", "under", "unless", "until",
    "uses", "versus", "via", "visionos", "vs", "was", "watchos", "we", "were", "what", "when", "where",
    "whether", "which", "while", "who", "whose", "will", "with", "within", "without", "would", "yes", "you",
  ]

  private static let notAdverbs: Set<String> = [
    "anomaly", "assembly", "daily", "family", "hourly", "monthly", "only", "reply", "supply", "weekly", "yearly",
  ]

  /// Whether a word looks like an adverb, which ends a noun phrase: “episodes fully listened to”.
  static func isAdverb(_ word: String) -> Bool {
    word.hasSuffix("ly") && word.count > 4 && !notAdverbs.contains(word)
  }

  private static let notParticiples: Set<String> = [
    "binding", "building", "drawing", "encoding", "ending", "evening", "feed", "greeting", "heading", "listing",
    "meeting", "morning", "need", "rating", "reading", "recording", "seed", "setting", "shipping", "speed", "spelling",
    "string", "training", "warning",
  ]

  /// Whether a word looks like a participle behind its noun: “the time saved”, “the user speaking”.
  static func isParticiple(_ word: String) -> Bool {
    (word.hasSuffix("ed") || word.hasSuffix("ing")) && word.count > 4 && !notParticiples.contains(word)
  }
}
