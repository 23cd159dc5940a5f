/// On which pairs of texts a rule is to be asked.
public struct TextTrigger: Sendable {
  /// One of these in either text.
  public internal(set) var either: TextTraits = []
  /// One of these in one text and not in the other.
  public internal(set) var difference: TextTraits = []

  public static func either(_ traits: TextTraits) -> TextTrigger { TextTrigger(either: traits) }
  public static func difference(_ traits: TextTraits) -> TextTrigger { TextTrigger(difference: traits) }
}
