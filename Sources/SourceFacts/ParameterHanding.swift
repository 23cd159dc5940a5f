/// A parameter that the body of a callable gives to another call: it is a key where that one takes keys.
package struct ParameterHanding: Hashable, Sendable {
  /// Another parameter that the same call is given as it is.
  package struct Other: Hashable, Sendable {
    /// The number of the argument.
    package var argument: Int
    /// The number of the parameter.
    package var parameter: Int

    package init(argument: Int, parameter: Int) {
      self.argument = argument
      self.parameter = parameter
    }
  }

  /// The number of the parameter.
  package var parameter: Int
  /// The call that it is given to, with the name of the parameter in the place of a text.
  package var argument: LiteralArgument
  /// What it adds to the parameter.
  package var affixes = KeyAffixes()
  /// The number of the parameter whose values it puts into the text that the call gives; `nil` where it puts none in.
  package var filling: Int?
  package var others: [Other] = []

  package init(parameter: Int, argument: LiteralArgument) {
    self.parameter = parameter
    self.argument = argument
  }
}
