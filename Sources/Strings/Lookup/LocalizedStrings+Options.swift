extension LocalizedStrings {
  /// How tables are read and their texts made.
  public struct Options: Sendable {
    /// The locale that is complete, shown where another lacks a key.
    public var developmentLanguage = "en"
    /// The device whose variants are shown, as catalogs name it: “iphone”, “ipad”, “mac”, “applewatch” …; that of the
    /// system where it is one of Apple's.
    public var device = SystemDevice.name
    /// The names of the tables whose texts are ICU messages; all others hold format strings as Foundation's.
    public var icuTables: Set<String> = []
    /// Whether arguments that are texts, dates or lists are isolated, so that one of the other direction cannot
    /// disturb the sentence (U+2068 … U+2069).
    public var isolatesArguments = false
    /// Whether `.strings` files are mapped while they are read, in place of being copied into memory first.
    ///
    /// Only for files that nobody writes into: one that is cut short during the reading ends the process (SIGBUS).
    /// Nothing stays mapped afterwards. Files of other formats are copied in any case.
    public var mapsFiles = false

    /// The options that most apps take: English is complete, and all tables hold format strings.
    public init() {}

    func syntax(ofTable name: String) -> MessageSyntax { icuTables.contains(name) ? .icu : .printf }
  }
}
