/// How much there is to read, or to translate.
public struct TextAmount: Hashable, Sendable {
  public var words = 0
  /// What a reader takes for one character, blanks among them.
  public var characters = 0

  public static func += (left: inout TextAmount, right: TextAmount) {
    left.words += right.words
    left.characters += right.characters
  }
}
