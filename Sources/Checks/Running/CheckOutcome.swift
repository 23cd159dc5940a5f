/// What the rules find in a project.
package struct CheckOutcome: Sendable {
  /// Sorted by file and place.
  package let findings: [Finding]
  /// How many keys lack a translation, by locale, in languages that the project does not call complete.
  package let missing: [String: Int]
}
