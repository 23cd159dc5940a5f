/// What `l10n generate` writes where its call does not say.
package struct GenerationSettings: Sendable {
  /// The Swift file, relative to the project.
  package var output: String?
  /// The name of the type that holds the accessors.
  package var typeName: String?
  /// `public`, `internal` or `package`.
  package var access: String?
  /// `strings` or `foundation`.
  package var runtime: String?
  /// The tables that have accessors; empty for all that an app reads by itself.
  package var tables: [String] = []

  package init() {}

  package static let accessLevels = ["public", "internal", "package"]
  package static let runtimes = ["strings", "foundation"]
}
