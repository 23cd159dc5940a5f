/// What `l10n pseudo` writes where its call does not say, and the project's own pseudo-locales.
package struct PseudoSettings: Sendable {
  /// Files of definitions, relative to the project.
  package var definitions: [String] = []
  /// Names of the strategies to write.
  package var strategies: [String] = []
  /// The folder to write to, relative to the project.
  package var output: String?
  /// Whether texts grow by their width rather than by their length.
  package var fitsWidth = false

  package init() {}
}
