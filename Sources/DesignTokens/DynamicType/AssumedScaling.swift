/// That the source of a text style leaves open how it follows the reader's size.
package struct AssumedScaling: Hashable, Sendable {
  /// The member of the token's extension whose value was chosen: “relativeTo”.
  package let property: String
  package let reason: String
}
