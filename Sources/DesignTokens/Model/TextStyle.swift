/// The text styles of Apple's guidelines that Dynamic Type scales.
///
/// The raw values are those of the published tables; `title1` is SwiftUI's `title`, `caption1` its `caption`.
package enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
