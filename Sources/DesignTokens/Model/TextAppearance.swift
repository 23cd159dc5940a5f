/// The typography of a text slot before the reader's size is applied.
package struct TextAppearance: Hashable, Sendable {
  /// How the point size follows the reader's size.
  package enum Scaling: Hashable, Sendable {
    /// The size times the ratio of the style's leading to its leading at `large`, rounded to a whole point.
    case relative(to: TextStyle)
    /// The size of the style's own table row; the token's size holds at `large` only.
    case system(TextStyle)
    /// The same at every size.
    case fixed
  }

  /// What stands between the lines beside the font's own line height; never before the first or behind the last.
  package enum LineSpacing: Hashable, Sendable {
    /// The same at every size, as `lineSpacing(_:)` takes it.
    case points(Points)
    /// What a line of this height has beyond the font's own, as `lineSpacing(height - font.lineHeight)` gives it.
    case upToLineHeight(Points)

    /// - Parameter font: The line height of the font at its size.
    /// - Returns: Never less than none, as SwiftUI, which passes over a negative spacing.
    package func points(fontLineHeight font: Points) -> Points {
      switch self {
      case .points(let points): points.value > 0 ? points : .zero
      case .upToLineHeight(let height): height > font ? height - font : .zero
      }
    }
  }

  /// Family name, as in “Urbanist”.
  package var family: String
  /// Weight from 1 to 1000 as in CSS and OpenType `wght`.
  package var weight: Double
  /// Em size at `large`.
  package var size: Points
  package var lineSpacing: LineSpacing
  /// Space added after every cluster, at every size.
  package var letterSpacing: Points
  package var scaling: Scaling
  /// The largest reader's size that the text follows, as `dynamicTypeSize(...)` caps it; `nil` follows all.
  package var maximumSize: DynamicTypeSize?
  /// `nil` shows the text as it is written.
  package var textCase: TextCase?

  package init(
    family: String, weight: Double, size: Points, lineSpacing: LineSpacing = .points(0), letterSpacing: Points = 0,
    scaling: Scaling = .relative(to: .body), maximumSize: DynamicTypeSize? = nil, textCase: TextCase? = nil
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.scaling = scaling
    self.maximumSize = maximumSize
    self.textCase = textCase
  }

  /// The same at another share of its size.
  ///
  /// A style of the system's has sizes of its own, which a share of one follows as its leading grows.
  package func scaled(by factor: Double) -> TextAppearance {
    guard factor != 1 else { return self }
    var scaled = self
    scaled.size = size * factor
    if case .system(let style) = scaling { scaled.scaling = .relative(to: style) }
    return scaled
  }
}
