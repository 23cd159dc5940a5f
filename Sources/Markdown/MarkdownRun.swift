/// A stretch of a text in inline Markdown that looks the same from its start to its end.
package struct MarkdownRun: Hashable {
  /// How a stretch is meant to be shown; the bits of Foundation's `InlinePresentationIntent`.
  package struct Intent: OptionSet, Hashable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let emphasized = Intent(rawValue: 1 << 0)
    package static let stronglyEmphasized = Intent(rawValue: 1 << 1)
    package static let code = Intent(rawValue: 1 << 2)
    package static let strikethrough = Intent(rawValue: 1 << 5)
    package static let inlineHTML = Intent(rawValue: 1 << 8)
  }

  package var text: String
  package var intent: Intent = []
  /// Where a link leads, as it is written.
  package var link: String?
  /// Where the picture lies that the text stands for.
  package var image: String?
  /// What a grammar mark says of the stretch, as in “inflect: true”.
  package var grammar: String?

  package init(text: String, intent: Intent = [], link: String? = nil) {
    (self.text, self.intent, self.link) = (text, intent, link)
  }
}
