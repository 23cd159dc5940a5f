/// A font file that cannot be used: texts are measured without it.
package struct FontProblem: Hashable, Sendable {
  /// As the library was given it.
  package let path: String
  /// What is wrong, as in “no usable font face”.
  package let reason: String
}
