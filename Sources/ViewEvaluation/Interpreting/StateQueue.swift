/// The states of a view that are still to be looked at, those that show most first.
///
/// One other choice at a time shows each branch once; what another choice led to is reached by that. Where that
/// shows more than the first, as a page does that was not loaded there, choices of the view's own are looked at once
/// more.
struct StateQueue {
  /// A choice at a place, or choices together, of one origin.
  private struct Key<Value: Hashable>: Hashable {
    let origin: Int
    let value: Value
  }

  /// The file of the view.
  private let file: Int
  private var starts: ArraySlice<EvaluatedView.Start>
  /// Those of choices on what stands in the view's own file, of the first origin.
  private var own: ArraySlice<EvaluatedView.Start> = []
  /// Those of the other origins.
  private var further: ArraySlice<EvaluatedView.Start> = []
  /// Those of choices on what stands in other files.
  private var distant: ArraySlice<EvaluatedView.Start> = []
  /// Those of choices on what stands in the view's own file that were looked at where less is shown.
  private var pairs: ArraySlice<EvaluatedView.Start> = []
  /// Those of the same choices elsewhere, the last first: looked at where a text of the view's own was nowhere shown.
  private var rest: [EvaluatedView.Start] = []
  private var seen: Set<Key<Evaluation.Question>> = []
  private var known: Set<Key<[String: Int]>> = []

  /// Whether the view is looked at by itself too.
  private var hasItself: Bool

  init(_ origins: [ViewOrigin], in file: Int) {
    self.file = file
    hasItself = origins.contains { if case .itself = $0 { true } else { false } }
    starts = origins.enumerated().map { EvaluatedView.Start(origin: $1, number: $0) }[...]
  }

  /// Whether each branch was looked at.
  var isEmpty: Bool { starts.isEmpty && own.isEmpty && further.isEmpty && distant.isEmpty }

  /// The next of them, without what other origins choose where `isCovered`.
  mutating func next(isCovered: @autoclosure () -> Bool) -> EvaluatedView.Start? {
    if let next = starts.popFirst() ?? own.popFirst() { return next }
    if !further.isEmpty, isCovered() { further = [] }
    if let next = further.popFirst() ?? distant.popFirst() ?? pairs.popFirst() { return next }
    return rest.isEmpty || isCovered() ? nil : rest.popLast()
  }

  /// Adds the view by itself, once: a call of it that is not read may give anything.
  mutating func addItself() {
    if !hasItself { starts.append(EvaluatedView.Start(origin: .itself, number: -1)) }
    hasItself = true
  }

  /// Adds the state in which the app begins, once for an origin: other states are as if all was loaded.
  mutating func addLaunch(of start: EvaluatedView.Start) {
    guard start.choices.isEmpty, !start.isAtLaunch else { return }
    var launch = start
    (launch.isAtLaunch, launch.change) = (true, "at launch")
    if start.number == 0 { own.append(launch) } else { further.append(launch) }
  }

  /// Adds the states that differ by one choice from one that was read.
  ///
  /// - Parameter showsMore: Whether that has more texts than the first.
  mutating func add(
    _ questions: [(question: Evaluation.Question, decision: Evaluation.Decision)], of start: EvaluatedView.Start,
    showsMore: Bool
  ) {
    for (question, decision) in questions {
      let isNew = seen.insert(Key(origin: start.number, value: question)).inserted
      // Beside the start of the app its other states are looked at where all is loaded.
      if !isNew, start.isAtLaunch || start.number > 0 || question.place.file != file { continue }
      // More than are looked at are not kept.
      if !isNew, showsMore, pairs.count >= ViewEvaluator.variantLimit { continue }
      for choice in decision.choices.indices where choice != decision.choice {
        var next = start
        next.choices[decision.key] = choice
        next.change = decision.words(of: choice)
        guard known.insert(Key(origin: start.number, value: next.choices)).inserted else { continue }
        if !isNew {
          if showsMore { pairs.append(next) } else { rest.append(next) }
        } else if start.number > 0 {
          further.append(next)
        } else if question.place.file == file {
          own.append(next)
        } else {
          distant.append(next)
        }
      }
    }
    rest.removeFirst(max(0, rest.count - ViewEvaluator.variantLimit))
  }
}
