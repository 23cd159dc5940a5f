import Project

/// The figures at the end of a report on design tokens.
package struct TokenSummary: Sendable {
  package let errors: Int
  package let warnings: Int
  package let files: Int
  /// Tokens of the theme that has most.
  package let tokens: Int
  package let components: Int
  package let themes: Int

  package init(_ themes: [Theme], files: Int, findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count - errors
    self.files = files
    tokens = themes.map(\.system.tokens.count).max() ?? 0
    components = themes.map(\.system.components.count).max() ?? 0
    self.themes = themes.count
  }
}
