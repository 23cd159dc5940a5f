/// A place where a line may or must end.
package struct LineBreak: Hashable, Sendable {
  /// Code units before the break; white space at the end of a line is before it.
  package var offset: Int
  /// Whether the line must end here, after U+000A, U+2028 and their like.
  package var isMandatory: Bool

  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
