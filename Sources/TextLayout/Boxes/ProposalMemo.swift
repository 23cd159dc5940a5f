/// What the boxes of a plan have answered to proposals, each asked once.
struct ProposalMemo<Value> {
  private struct Answer {
    let proposal: Proposal
    let value: Value
    /// The number of the answer of the same box before this one, -1 for none.
    let previous: Int32
  }

  private let count: Int
  /// By the number of the box that of its latest answer, -1 for none; empty while there are none.
  private var latest: [Int32] = []
  private var answers: [Answer] = []

  /// - Parameter count: How many boxes there are.
  init(count: Int) { self.count = count }

  /// - Complexity: O(*p*) in the proposals that the box has answered.
  func value(of node: Int, in proposal: Proposal) -> Value? {
    guard !latest.isEmpty else { return nil }
    var place = Int(latest[node])
    while place >= 0 {
      // By index: an answer may be large to copy.
      if answers[place].proposal == proposal { return answers[place].value }
      place = Int(answers[place].previous)
    }
    return nil
  }

  mutating func set(_ value: Value, of node: Int, in proposal: Proposal) {
    if latest.isEmpty { latest = [Int32](repeating: -1, count: count) }
    answers.append(Answer(proposal: proposal, value: value, previous: latest[node]))
    latest[node] = Int32(answers.count - 1)
  }
}
