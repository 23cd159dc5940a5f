import Strings

/// A message with its texts taken apart once, for all rules.
struct ReadMessage: Sendable {
  let message: Message
  let leaves: [Message.Leaf]
  /// By the number of the leaf.
  let facts: [TextFacts]

  /// - Parameter facts: Those of a message with one text, where they are known.
  init(_ message: Message, facts: TextFacts? = nil) {
    self.message = message
    leaves = message.leaves
    self.facts = facts.map { [$0] } ?? leaves.map { TextScan.facts(of: $0.text.string) }
  }
}
