import SourceText

/// A length, a font size, a duration or a colour that a view states itself instead of naming a token.
package struct RawMeasure: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `.padding(16)`, `VStack(spacing: 16)`, `.frame(width: 16)`.
    case length
    /// `.cornerRadius(8)`.
    case radius
    /// `.font(.system(size: 14))`.
    case fontSize
    /// Of an animation, in seconds: `.easeInOut(duration: 0.25)`.
    case duration
    /// `Color(hex: "#fff")`, `Color(red: 1, green: 0, blue: 0)`.
    case color
  }

  package var kind: Kind
  /// The call that it stands in, as in `.padding` or `VStack(spacing:)`.
  package var place: String
  /// As the source writes it.
  package var value: String
  package var range: ByteRange
  package var isInPreview = false

  package init(_ kind: Kind, place: String, value: String, range: ByteRange) {
    self.kind = kind
    self.place = place
    self.value = value
    self.range = range
  }
}
