/// A key that a callable makes of one of its parameters, and looks up.
package struct ParameterLookup: Hashable, Sendable {
  /// The number of the parameter; of a member of `String`, 0 is the string itself.
  package var parameter: Int
  /// What the callable adds to the parameter.
  package var affixes = KeyAffixes()
  /// The table that the key is looked up in; `nil` for the default table.
  package var table: String?
  /// Whether that table is known at run time only.
  package var hasUnknownTable = false
  /// Whether the parameter is a string, which the code of the callable looks up: one with an interpolation is made at
  /// run time.
  package var takesStrings = false
  /// Whether what it is handed on to is there to look up.
  package var looksUp = false
  /// The number of the parameter whose values the callable puts into the text; `nil` where it puts none in.
  package var filling: Int?
  /// The number of the parameter whose text is shown where no table has the key; `nil` for none.
  package var defaultText: Int?

  package init(_ parameter: Int) { self.parameter = parameter }
}
