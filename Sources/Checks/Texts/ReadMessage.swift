import Messages
import Placeholders

/// A message with its texts taken apart once, for all rules.
///
/// A class, since it is handed on for each of its texts.
final class ReadMessage: Sendable {
  let message: Message
  let leaves: [Message.Leaf]
  /// By the number of the leaf.
  let facts: [TextFacts]
  /// The variables of the message by their names.
  private let variables: [String: Message.Substitution]
  /// Finds the leaf for which one of a translation stands.
  let counterparts: LeafIndex

  /// A message of one text.
  init(_ text: LocatedText, _ facts: TextFacts) {
    message = Message(format: .text(text))
    leaves = [Message.Leaf(text)]
    variables = [:]
    counterparts = LeafIndex(leaves)
    self.facts = [facts]
  }

  /// - Parameter facts: By the number of the leaf, where they are known.
  init(_ message: Message, facts: [TextFacts]? = nil) {
    let leaves = message.leaves
    self.message = message
    self.leaves = leaves
    variables = Dictionary(message.substitutions.map { ($0.name.string, $0) }) { first, _ in first }
    counterparts = LeafIndex(leaves)
    self.facts = facts ?? leaves.map { TextScan.facts(of: $0.text.string) }
  }

  func variable(named name: String) -> Message.Substitution? { variables[name] }

  /// What one of the texts takes, its variables included.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func signature(of leaf: Message.Leaf) -> ArgumentSignature {
    ArgumentSignature(of: leaf.text.string, firstPosition: leaf.firstPosition) { name in
      variables[name].map { ($0.type, $0.argumentNumber) }
    }
  }
}
