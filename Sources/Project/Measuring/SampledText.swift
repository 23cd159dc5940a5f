import Markdown
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

  /// The same as inline Markdown shows it; the weight of what is strong is not measured.
  var withoutMarkdown: SampledText {
    guard string.utf8.contains(where: { "*_`~[<\\&".utf8.contains($0) }) else { return self }
    let shown = InlineMarkdown.runs(of: string).map(\.text).joined()
    return SampledText(string: shown, categories: categories)
  }

  /// The same with letters around it.
  func between(_ before: String, and after: String) -> SampledText {
    before.isEmpty && after.isEmpty ? self : SampledText(string: before + string + after, categories: categories)
  }
}
