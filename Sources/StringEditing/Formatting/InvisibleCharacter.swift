import StringFormats

extension Unicode.Scalar {
  /// Whether the character cannot be seen, or not be told from a blank.
  ///
  /// Formatters leave such characters as they are written: an escape says what is there, and text in a script that
  /// needs them stays text.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
