import StringTables

/// A text as a person would read it, made with sample arguments.
package struct SampledText: Hashable, Sendable {
  package let string: String
  /// The plural categories that the sample selects, as in “few”; empty without a plural.
  package let categories: [String]

  package init(string: String, categories: [String] = []) {
    self.string = string
    self.categories = categories
  }

  /// The same with letters around it.
  func between(_ before: String, and after: String) -> SampledText {
    before.isEmpty && after.isEmpty ? self : SampledText(string: before + string + after, categories: categories)
  }
}
