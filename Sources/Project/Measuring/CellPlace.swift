import DesignTokens

/// Which cells show a finding that is not about the room of one text: a component with a choice of axes in a theme.
package struct CellPlace: Hashable, Sendable {
  package let component: String
  /// The number of the choice of axes in the plan.
  package let choice: Int
  /// The number of the theme.
  package let theme: Int
  package let size: DynamicTypeSize
  /// The slot of the text that it is about; `nil` where it is about none.
  package let slot: String?

  package init(component: String, choice: Int, theme: Int, size: DynamicTypeSize, slot: String? = nil) {
    self.component = component
    self.choice = choice
    self.theme = theme
    self.size = size
    self.slot = slot
  }
}
