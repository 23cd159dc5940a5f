/// What a call puts into a text by one of its arguments.
package struct GivenArgument: Hashable, Sendable {
  /// The number of the argument.
  package var number: Int
  /// The values of a list, as in `arguments: [name, 3]`, none for `nil`; or the one value.
  package var kinds: [ArgumentKind]
  package var isList = false

  package init(_ number: Int, _ kinds: [ArgumentKind], isList: Bool = false) {
    self.number = number
    self.kinds = kinds
    self.isList = isList
  }
}
