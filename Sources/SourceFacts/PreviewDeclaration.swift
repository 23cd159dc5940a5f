import SourceText

/// A `#Preview` or a `PreviewProvider`, with what it shows.
package struct PreviewDeclaration: Hashable, Sendable {
  /// The types that are made in it, sorted.
  package var views: [String] = []
  /// Values of `.preferredColorScheme` and `.environment(\.colorScheme, …)`: “light”, “dark”.
  package var colorSchemes: [String] = []
  /// Values of `.dynamicTypeSize` and `.environment(\.sizeCategory, …)`, as in “accessibility5”.
  package var sizes: [String] = []
  /// Values of `.environment(\.locale, …)`, as in “de”.
  package var locales: [String] = []
  /// `#Preview` or the name of the provider.
  package var range: ByteRange

  package init(range: ByteRange) { self.range = range }
}
