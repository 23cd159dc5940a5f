/// A parameter that the body of a callable shows as it stands, as in `func warn(_ text: String) { label.text = text }`.
package struct ShownParameter: Hashable, Sendable {
  /// The number of the parameter.
  package var parameter: Int
  /// What shows it, as in `label.text`.
  package var function: String

  package init(_ parameter: Int, by function: String) {
    self.parameter = parameter
    self.function = function
  }
}
