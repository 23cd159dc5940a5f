import PositionedJSON
import SourceText

/// A value of a JSON text that is being read. The document is kept alive by the one who reads.
struct FactsNode {
  let tape: JSONTape
  let index: Int
  /// No range may end behind it.
  let sourceLength: Int

  /// The same place with what is wrong there.
  func error(_ message: String) -> FactsError { FactsError(message, at: tape.start(of: index)) }

  func at(_ index: Int) -> FactsNode { FactsNode(tape: tape, index: index, sourceLength: sourceLength) }
}
