import DesignTokens

/// What the token rules look at: a design system, in each of its themes.
public struct TokenSubject: Sendable {
  /// A design system as it is with one choice of contexts.
  public struct Theme: Sendable {
    /// The choice as findings name it, as in “appearance dark”; empty where there is nothing to choose.
    public let name: String
    public let system: DesignSystem

    public init(name: String, system: DesignSystem) {
      self.name = name
      self.system = system
    }
  }

  public let themes: [Theme]

  /// - Parameter themes: At least one.
  public init(themes: [Theme]) { self.themes = themes }
}
