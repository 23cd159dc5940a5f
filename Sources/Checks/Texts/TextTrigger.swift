/// On which pairs of texts a rule is to be asked.
package struct TextTrigger: Sendable {
  /// One of these in either text.
  package internal(set) var either: TextTraits = []
  /// One of these in one text and not in the other.
  package internal(set) var difference: TextTraits = []

  package static func either(_ traits: TextTraits) -> TextTrigger { TextTrigger(either: traits) }
  package static func difference(_ traits: TextTraits) -> TextTrigger { TextTrigger(difference: traits) }
}
