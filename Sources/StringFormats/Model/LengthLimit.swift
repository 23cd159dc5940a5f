/// The most that a text may be long, as a file states it.
package struct LengthLimit: Hashable, Sendable {
  /// What is counted.
  package enum Unit: Hashable, Sendable {
    /// Grapheme clusters: what a reader takes for one character.
    case characters
    case codePoints
    case bytes(Encoding)
    /// The width on one line. A pixel counts as a point, an inch as 72.
    case points
    /// The width on one line, in point sizes of the font.
    case ems
    /// A unit that says nothing without a window or an original, by its name: dialog units, rows, per cent.
    case other(String)
  }

  /// What bytes are counted in.
  package enum Encoding: String, Sendable { case utf8, utf16, utf32 }

  /// What is done to a text before it is counted.
  package enum Normalization: String, Sendable { case none, nfc, nfd }

  package let maximum: Double
  package let unit: Unit
  package let normalization: Normalization

  package init(_ maximum: Double, _ unit: Unit, normalization: Normalization = .none) {
    self.maximum = maximum
    self.unit = unit
    self.normalization = normalization
  }

  /// Whether a font is needed to tell how long a text is.
  package var isWidth: Bool { unit == .points || unit == .ems }
}
