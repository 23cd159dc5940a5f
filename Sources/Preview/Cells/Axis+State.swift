import DesignTokens

extension Component.Axis {
  private static let states: Set<String> = [
    "pressed", "disabled", "loading", "empty", "error", "focus", "focused", "hover", "hovered", "selected", "valid",
    "invalid", "success", "active", "inactive",
  ]

  /// Whether it is what happens to a component rather than what a designer chooses.
  ///
  /// It is called so, as in `isDisabled`, or most of its values beside the usual one are names of states.
  package var isState: Bool {
    if name.lowercased() == "state" { return true }
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase ?? false { return true }
    let others = values.filter { $0 != defaultValue }
    return !others.isEmpty && others.count { Self.states.contains($0.lowercased()) } * 2 > others.count
      && values.contains { ["normal", "idle", "rest", "default", "enabled"].contains($0.lowercased()) }
  }
}
