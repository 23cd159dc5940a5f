/// On which pairs of texts a rule is to be asked.
public struct TextTrigger: Sendable {
  /// One of these in either text.
  public let either: TextTraits
  /// One of these in one text and not in the other.
  public let difference: TextTraits

  public init(either: TextTraits = [], difference: TextTraits = []) {
    self.either = either
    self.difference = difference
  }

  public static func either(_ traits: TextTraits) -> TextTrigger { TextTrigger(either: traits) }
  public static func difference(_ traits: TextTraits) -> TextTrigger { TextTrigger(difference: traits) }
}
