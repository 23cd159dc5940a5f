import ProjectTables
import SourceFacts

/// Where a project's code is, and what it says of it.
package struct SourceSettings: Sendable {
  /// What makes a component of the design system, where the call has another name than it.
  package struct Component: Sendable {
    /// The name of the call, as in “Text”.
    package var call: String
    /// The modifier that the call needs, as in “typography”; `nil` for every call.
    package var modifier: String?
    package var component: String
    package var slot: String
    /// The axis that the modifier's first argument chooses on; `nil` for none.
    package var axis: String?
    /// Choices that differ from the component's defaults.
    package var axes: [String: String] = [:]
  }

  /// Folders and files to scan, or patterns of them, relative to the project.
  package var paths: [ConfiguredText] = []
  /// Patterns of paths to leave out.
  package var exclude: [String] = []
  package var scan = ScanSettings()
  package var components: [Component] = []

  package init() {}
}
