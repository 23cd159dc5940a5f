import Strings

/// A message with its texts taken apart once, for all rules.
///
/// A class, since it is handed on for each of its texts.
final class ReadMessage: Sendable {
  let message: Message
  let leaves: [Message.Leaf]
  /// By the number of the leaf.
  let facts: [TextFacts]

  /// - Parameter facts: Those of a message with one text, where they are known.
  init(_ message: Message, facts: TextFacts? = nil) {
    let leaves = message.leaves
    self.message = message
    self.leaves = leaves
    self.facts = facts.map { [$0] } ?? leaves.map { TextScan.facts(of: $0.text.string) }
  }
}
