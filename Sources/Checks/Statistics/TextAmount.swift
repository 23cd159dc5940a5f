/// How much there is to read, or to translate.
package struct TextAmount: Hashable, Sendable {
  package var words = 0
  /// What a reader takes for one character, blanks among them.
  package var characters = 0

  package static func += (left: inout TextAmount, right: TextAmount) {
    left.words += right.words
    left.characters += right.characters
  }
}
