/// A parameter that the body of a callable gives to another call: it is a key where that one takes keys.
package struct ParameterHanding: Hashable, Sendable {
  /// The number of the parameter.
  package var parameter: Int
  /// The call that it is given to, with the name of the parameter in the place of a text.
  package var argument: LiteralArgument

  package init(parameter: Int, argument: LiteralArgument) {
    self.parameter = parameter
    self.argument = argument
  }
}
