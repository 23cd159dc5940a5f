/// What stands in a text of a view.
package enum ViewText: Hashable, Sendable {
  /// What a table has for the key, or the accessor, at a place of the code, between letters that the code writes.
  case key(CodePlace, before: String, after: String)
  /// Letters that the code writes and no table has.
  case letters(String)
  /// What is known at run time alone.
  case sample
  /// A number that is known at run time alone.
  case number

  package var isSample: Bool { self == .sample || self == .number }

  /// What stands in letters of the code for a text of run time.
  package static let sampleMark = "\u{FFFC}"
  /// The same for a number.
  package static let numberMark = "\u{FFFB}"
}
