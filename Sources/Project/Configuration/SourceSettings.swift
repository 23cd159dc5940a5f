import SourceFacts

/// Where a project's code is, and what it says of it.
public struct SourceSettings: Sendable {
  /// What makes a component of the design system, where the call has another name than it.
  public struct Component: Sendable {
    /// The name of the call, as in “Text”.
    public var call: String
    /// The modifier that the call needs, as in “typography”; `nil` for every call.
    public var modifier: String?
    public var component: String
    public var slot: String
    /// The axis that the modifier's first argument chooses on; `nil` for none.
    public var axis: String?
    /// Choices that differ from the component's defaults.
    public var axes: [String: String] = [:]
  }

  /// Folders and files to scan, or patterns of them, relative to the project.
  public var paths: [ConfiguredText] = []
  /// Patterns of paths to leave out.
  public var exclude: [String] = []
  public var scan = ScanSettings()
  public var components: [Component] = []

  public init() {}
}
