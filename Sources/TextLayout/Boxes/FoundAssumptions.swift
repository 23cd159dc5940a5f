import DesignTokens
import SourceText

/// What is assumed of the room of texts: many layouts of a plan ask for the same.
final class FoundAssumptions: Sendable {
  private let known = Mutex<[Int: [Assumption]]>([:])

  func of(_ text: Int, _ find: () -> [Assumption]) -> [Assumption] {
    if let found = known.withLock({ $0[text] }) { return found }
    let found = find()
    known.withLock { $0[text] = found }
    return found
  }
}
