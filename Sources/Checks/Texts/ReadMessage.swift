import StringTables

/// A message with its texts taken apart once, for all rules.
///
/// A class, since it is handed on for each of its texts.
final class ReadMessage: Sendable {
  let message: Message
  let leaves: [Message.Leaf]
  /// By the number of the leaf.
  let facts: [TextFacts]
  /// Finds the leaf for which one of a translation stands.
  let counterparts: LeafIndex

  /// A message of one text.
  init(_ text: LocatedText, _ facts: TextFacts) {
    message = Message(format: .text(text))
    leaves = [Message.Leaf(text)]
    counterparts = LeafIndex(leaves)
    self.facts = [facts]
  }

  /// - Parameter facts: By the number of the leaf, where they are known.
  init(_ message: Message, facts: [TextFacts]? = nil) {
    let leaves = message.leaves
    self.message = message
    self.leaves = leaves
    counterparts = LeafIndex(leaves)
    self.facts = facts ?? leaves.map { TextScan.facts(of: $0.text.string) }
  }
}
