import DesignTokens

/// Design tokens as custom properties of CSS, themes by the reader's settings and by attributes.
///
/// A theme of the resolver holds where the reader's settings ask for it, and wherever an element has
/// `data-theme="CONTEXT"`; the platform where it has `data-platform="CONTEXT"` too.
package struct CSSExport: Sendable {
  /// The style sheet.
  package let text: String
  /// What CSS cannot say, sorted by path and position; all are warnings.
  package let problems: [TokenProblem]
  /// Number of tokens of the style sheet.
  package let tokenCount: Int

  /// - Parameter prefix: What every name begins with; `nil` for none.
  /// - Complexity: O(*n*) in the tokens of all themes.
  package init(_ matrix: ThemeMatrix, prefix: String? = nil) {
    var writer = CSSFileWriter(matrix, prefix: prefix)
    writer.write()
    text = writer.text
    problems = writer.problems
    tokenCount = writer.tokenCount
  }
}
