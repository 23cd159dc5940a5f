/// What a pseudo-text has to know of the font that it is set in.
package protocol PseudoFont {
  /// Its name in messages.
  var name: String { get }

  /// Whether the font has a glyph for every scalar of `text`, or can make one up of its parts.
  func covers(_ text: String) -> Bool

  /// The width of `text` on one line in ems.
  func width(of text: String) -> Double
}
