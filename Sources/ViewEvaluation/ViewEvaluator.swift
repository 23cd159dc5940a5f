import DesignTokens
import SourceText

/// Reads the views of a module: their boxes in each state that the code tells apart, and what of them is not known.
///
/// Nothing is guessed: a text of run time is a sample, a condition of run time is taken both ways, a length of run time
/// leaves the view uncertain.
package struct ViewEvaluator: Sendable {
  /// States of a view that are looked at.
  package static let variantLimit = 32
  /// Calls of a view that are looked at beside it, and previews.
  package static let (callLimit, previewLimit) = (16, 16)

  let module: CodeModule
  private let origins: CodeModule.Origins
  private let lengths: SystemLengths
  private let pictures: PictureSizes
  private let hasFont: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - pictures: The sizes of those that code names; others are of unknown size.
  ///   - hasFont: Whether there is a font of a name that code gives; texts in others are of unknown widths.
  package init(
    _ module: CodeModule, lengths: SystemLengths = SystemLengths(), pictures: PictureSizes = PictureSizes(),
    hasFont: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    (self.module, self.lengths, self.pictures, self.hasFont) = (module, lengths, pictures, hasFont)
    origins = module.origins(calls: Self.callLimit)
  }

  /// - Parameters:
  ///   - path: The view's name with the types around it.
  ///   - size: The reader's text size.
  ///   - surroundings: What a view that shows it gives it; `nil` where none is known.
  /// - Returns: `nil` where the module has no such view.
  /// - Complexity: O(*n*) in the code that the view runs through, at most ``variantLimit`` times; each run is bounded.
  package func view(
    named path: String, at size: DynamicTypeSize = .large, in surroundings: ViewSurroundings? = nil
  ) -> EvaluatedView? {
    guard let type = module.type(named: path), let place = type.place else { return nil }
    var view = EvaluatedView(name: path, place: place)
    view.environment = surroundings
    let first = origins(of: type)
    var states = StateQueue(first, in: place.file)
    lazy var keys = mentions(in: path).keys
    var unknowns = FoundUnknowns()
    var known: Set<Look> = []
    var bars: Set<CodePlace>? = []
    var (count, steps, firstCount) = (0, 0, 0)
    while count < Self.variantLimit + first.count - 1, steps < Evaluation.viewStepLimit,
      let start = states.next(isCovered: keys.isSubset(of: view.texts))
    {
      count += 1
      let run = Evaluation(module, pictures, start, at: size, bars: bars)
      defer { bars = run.bars }
      guard let boxes = boxes(of: type, at: place, start.origin, surroundings, run) else {
        states.addItself()
        continue
      }
      steps += run.steps
      if let refusal = run.refusal {
        view.failure = view.failure ?? refusal
        continue
      }
      view.followsSize = view.followsSize || run.followsSize
      // What looks the same may differ at another text size, if that is asked for.
      if known.insert(Look(boxes: boxes.map(\.box), texts: run.texts)).inserted || run.followsSize {
        view.variants.append(
          EvaluatedView.Variant(
            choices: run.decisions.map { $0.words(of: $0.choice) }, boxes: boxes, texts: run.texts, start: start))
      }
      // What a preview shows is made up.
      if start.origin.isPreview { continue }
      ViewBox.unknowns(of: boxes, &unknowns)
      view.texts.formUnion(run.texts)
      view.shownViews.formUnion(run.shown)
      view.concealedViews.formUnion(run.concealed)
      view.surroundings.merge(run.surroundings) { first, _ in first }
      if view.variants.count == 1 { firstCount = run.texts.count }
      if run.hasLaunch { states.addLaunch(of: start) }
      states.add(run.questions, of: start, showsMore: run.texts.count > firstCount)
    }
    if !view.variants.isEmpty { view.failure = nil }
    view.unknowns = unknowns.all
    view.hasMoreVariants = !states.isEmpty
    return view
  }

  /// What states that look alike share.
  private struct Look: Hashable {
    let boxes: [Box]
    let texts: Set<CodePlace>
  }

  /// What the code of a view names, and the calls of it.
  func mentions(in view: String) -> CodeModule.Mentions {
    var mentions = module.mentions(in: view)
    mentions.keys.formUnion(module.keys(in: origins.calls[view] ?? []))
    return mentions
  }

  /// What shows a view first: the calls in the code, else nothing; then its previews.
  private func origins(of type: CodeType) -> [ViewOrigin] {
    let calls = origins.calls[type.path] ?? []
    // Other code may give it other arguments.
    let isCalledUnread = calls.isEmpty || module.namesBesideViews.contains(String(type.name))
    let previews = (origins.previews[type.path] ?? []).prefix(Self.previewLimit)
    return (isCalledUnread ? [.itself] : []) + calls.map { .call($0) } + previews.map { .preview($0) }
  }

  /// The boxes of a view in one of its states, at any text size on any screen.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: `nil` where the module has no such view, or it cannot be read.
  func boxes(
    of view: EvaluatedView, _ start: EvaluatedView.Start, at size: DynamicTypeSize, scale: Double
  ) -> [ViewBox]? {
    guard let type = module.type(named: view.name) else { return nil }
    let run = Evaluation(module, pictures, start, at: size, scale: scale)
    let boxes = boxes(of: type, at: view.place, start.origin, view.environment, run)
    return run.refusal == nil ? boxes : nil
  }

  /// - Returns: `nil` where the origin does not make the view.
  private func boxes(
    of type: CodeType, at place: CodePlace, _ origin: ViewOrigin, _ surroundings: ViewSurroundings?, _ run: Evaluation
  ) -> [ViewBox]? {
    // A preview stands by itself.
    var environment = origin.isPreview ? ViewEnvironment() : surroundings?.environment ?? ViewEnvironment()
    environment.size = run.size
    environment.scale = run.scale
    let interpreter = Interpreter(run: run)
    guard let node = interpreter.node(of: type, at: place, origin) else { return nil }
    let boxes = ViewRenderer(interpreter: interpreter, lengths: lengths, hasFont: hasFont)
      .boxes(node, environment)
    run.lay(out: boxes)
    return boxes
  }
}
