import DesignTokens
import SourceFacts
import Synchronization

/// The boxes of a view in its states, read as they are asked for and kept.
final class ViewDrawings: Sendable {
  private struct Key: Hashable {
    let state: Int
    let size: DynamicTypeSize
    let scale: Double
  }

  private let view: EvaluatedView
  private let states: [EvaluatedView.Variant]
  private let evaluator: ViewEvaluator
  private let layout: LayoutBoxes
  private let known = Mutex<[Key: Box]>([:])

  /// - Parameter layout: With the slots of all states.
  init(
    of view: EvaluatedView, _ states: [EvaluatedView.Variant], _ evaluator: ViewEvaluator, _ layout: LayoutBoxes
  ) {
    (self.view, self.states, self.evaluator, self.layout) = (view, states, evaluator, layout)
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
    let (view, variant, evaluator, first) = (view, states[key.state], evaluator, layout)
    return LargeStack.run {
      var layout = first
      let boxes =
        key.size == .large && key.scale == 3
        ? nil : evaluator.boxes(of: view, variant, at: key.size, scale: key.scale)
      return layout.box(of: boxes ?? variant.boxes)
    }
  }
}
