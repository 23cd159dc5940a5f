import SourceText

/// A `#Preview` or a `PreviewProvider`, with what it shows.
public struct PreviewDeclaration: Hashable, Sendable {
  /// The types that are made in it, sorted.
  public var views: [String] = []
  /// Values of `.preferredColorScheme` and `.environment(\.colorScheme, …)`: “light”, “dark”.
  public var colorSchemes: [String] = []
  /// Values of `.dynamicTypeSize` and `.environment(\.sizeCategory, …)`, as in “accessibility5”.
  public var sizes: [String] = []
  /// Values of `.environment(\.locale, …)`, as in “de”.
  public var locales: [String] = []
  /// `#Preview` or the name of the provider.
  public var range: ByteRange

  public init(range: ByteRange) { self.range = range }
}
