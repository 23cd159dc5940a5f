/// What stands in a text of a view.
package enum ViewText: Hashable, Sendable {
  /// What a table has for the key, or the accessor, at a place of the code, between letters that the code writes.
  ///
  /// - Parameter arguments: Letters for what is filled in, where the code says what that is, with marks in them.
  case key(CodePlace, before: String, after: String, arguments: [String?])
  /// Letters that the code writes and no table has.
  case letters(String)
  /// What is known at run time alone: a mark, between letters that the code writes.
  case sample(String)

  package var isSample: Bool { if case .sample = self { true } else { false } }

  /// What stands in letters of the code for a text of run time.
  package static let sampleMark = "\u{FFFC}"
  /// The same for a number.
  package static let numberMark = "\u{FFFB}"
}
