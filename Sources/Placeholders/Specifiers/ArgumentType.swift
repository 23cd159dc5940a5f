/// What a printf specifier takes from the argument list.
package enum ArgumentType: Hashable, Sendable {
  /// A 64-bit or 32-bit integer, as `%lld` and `%d` take it.
  case integer(bits: Int)
  /// A floating-point number, as `%f` takes it.
  case floatingPoint
  /// An object, as `%@` takes it.
  case object
  /// One character, as `%c` takes it.
  case character
  /// A C string, as `%s` takes it.
  case cString
  /// An address, as `%p` takes it.
  case pointer
  /// The place where `%n` writes the number of bytes printed so far.
  case writtenCount

  /// Whether a value passed for `other` can be read as this type: integer widths do not matter on 64-bit systems.
  package func isCompatible(with other: ArgumentType) -> Bool {
    switch (self, other) {
    case (.integer, .integer), (.integer, .character), (.character, .integer): true
    default: self == other
    }
  }
}
