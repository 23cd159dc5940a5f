/// A stretch of a text in inline Markdown that looks the same from its start to its end.
struct MarkdownRun: Hashable {
  /// How a stretch is meant to be shown; the bits of Foundation's `InlinePresentationIntent`.
  struct Intent: OptionSet, Hashable {
    let rawValue: UInt

    static let emphasized = Intent(rawValue: 1 << 0)
    static let stronglyEmphasized = Intent(rawValue: 1 << 1)
    static let code = Intent(rawValue: 1 << 2)
    static let strikethrough = Intent(rawValue: 1 << 5)
    static let inlineHTML = Intent(rawValue: 1 << 8)
  }

  var text: String
  var intent: Intent = []
  /// Where a link leads, as it is written.
  var link: String?
  /// Where the picture lies that the text stands for.
  var image: String?
  /// What a grammar mark says of the stretch, as in “inflect: true”.
  var grammar: String?
}
