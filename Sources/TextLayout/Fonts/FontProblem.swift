/// A font file that cannot be used: texts are measured without it.
public struct FontProblem: Hashable, Sendable {
  /// As the library was given it.
  public let path: String
  /// What is wrong, as in “no usable font face”.
  public let reason: String
}
