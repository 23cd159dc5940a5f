import DesignTokens

/// A design system in one of its forms: compact or regular, for one platform or another.
package struct Theme: Sendable {
  /// The contexts that tell it from the others of a run, as the command line takes them: “density=compact”.
  package let name: String
  package internal(set) var system: DesignSystem

  package init(name: String, system: DesignSystem) {
    self.name = name
    self.system = system
  }
}
