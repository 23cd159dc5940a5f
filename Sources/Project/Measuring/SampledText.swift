import StringTables

/// A text as a person would read it, made with sample arguments.
public struct SampledText: Hashable, Sendable {
  public let string: String
  /// The plural categories that the sample selects, as in “few”; empty without a plural.
  public let categories: [String]

  public init(string: String, categories: [String] = []) {
    self.string = string
    self.categories = categories
  }
}
