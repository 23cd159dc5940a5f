/// A place where a line may or must end.
public struct LineBreak: Hashable, Sendable {
  /// Code units before the break; white space at the end of a line is before it.
  public var offset: Int
  /// Whether the line must end here, after U+000A, U+2028 and their like.
  public var isMandatory: Bool

  public init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
