import Shaping

extension Font {
  /// The advance of a Latin text on one line, in its units.
  func advance(of text: String) -> Double {
    let units = Array(text.utf16)
    let glyphs = ShapingBuffer().shape(
      units, range: 0..<units.count, font: self, script: FontTag("Latn"), language: ShapingLanguage("en"),
      rightToLeft: false)
    return Double(glyphs.reduce(FontUnits.zero) { $0 + $1.advance }.value)
  }
}
