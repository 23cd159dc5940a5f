/// What `l10n pseudo` writes where its call does not say, and the project's own pseudo-locales.
public struct PseudoSettings: Sendable {
  /// Files of definitions, relative to the project.
  public var definitions: [String] = []
  /// Names of the strategies to write.
  public var strategies: [String] = []
  /// The folder to write to, relative to the project.
  public var output: String?
  /// Whether texts grow by their width rather than by their length.
  public var fitsWidth = false

  public init() {}
}
