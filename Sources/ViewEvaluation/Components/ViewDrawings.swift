import DesignTokens
import SourceFacts
import SourceText

/// The boxes of a view in its states, read as they are asked for and kept.
final class ViewDrawings: Sendable {
  struct Key: Hashable {
    let state: Int
    let size: DynamicTypeSize
    /// Pixels per point.
    let scale: Double
  }

  private let view: EvaluatedView
  /// What each state begins with.
  private let states: [EvaluatedView.Start]
  private let evaluator: ViewEvaluator
  private let layout: LayoutBoxes
  private let known: Mutex<[Key: Box]>

  /// - Parameters:
  ///   - view: Without its variants, which are large.
  ///   - known: Those at the size large and three pixels per point, and others that have been read.
  ///   - layout: With the slots of all states.
  init(
    of view: EvaluatedView, _ states: [EvaluatedView.Start], known: [Key: Box], _ evaluator: ViewEvaluator,
    _ layout: LayoutBoxes
  ) {
    (self.view, self.states, self.evaluator, self.layout) = (view, states, evaluator, layout)
    self.known = Mutex(known)
  }

  /// - Complexity: That of ``ViewEvaluator/boxes(of:_:at:scale:)`` when it is first asked.
  func box(state: Int, at size: DynamicTypeSize, scale: Double) -> Box {
    let key = view.followsSize ? Key(state: state, size: size, scale: scale) : Key(state: state, size: .large, scale: 3)
    if let box = known.withLock({ $0[key] }) { return box }
    let box = made(key)
    known.withLock { $0[key] = box }
    return box
  }

  private func made(_ key: Key) -> Box {
    let (view, start, evaluator, first) = (view, states[key.state], evaluator, layout)
    return LargeStack.run {
      var layout = first
      return layout.box(of: evaluator.boxes(of: view, start, at: key.size, scale: key.scale) ?? [])
    }
  }
}
