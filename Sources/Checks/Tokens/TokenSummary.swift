import Project

/// The figures at the end of a report on design tokens.
public struct TokenSummary: Sendable {
  public let errors: Int
  public let warnings: Int
  public let files: Int
  /// Tokens of the theme that has most.
  public let tokens: Int
  public let components: Int
  public let themes: Int

  public init(_ themes: [Theme], files: Int, findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count - errors
    self.files = files
    tokens = themes.map(\.system.tokens.count).max() ?? 0
    components = themes.map(\.system.components.count).max() ?? 0
    self.themes = themes.count
  }
}
