/// What `l10n generate` writes where its call does not say.
public struct GenerationSettings: Sendable {
  /// The Swift file, relative to the project.
  public var output: String?
  /// The name of the type that holds the accessors.
  public var typeName: String?
  /// `public`, `internal` or `package`.
  public var access: String?
  /// `strings` or `foundation`.
  public var runtime: String?
  /// The tables that have accessors; empty for all that an app reads by itself.
  public var tables: [String] = []

  public init() {}

  public static let accessLevels = ["public", "internal", "package"]
  public static let runtimes = ["strings", "foundation"]
}
