import DesignTokens
import SourceText

/// Reads the views of a module: their boxes in each state that the code tells apart, and what of them is not known.
///
/// Nothing is guessed: a text of run time is a sample, a condition of run time is taken both ways, a length of run time
/// leaves the view uncertain.
package struct ViewEvaluator: Sendable {
  /// States of a view that are looked at.
  package static let variantLimit = 32

  private let module: CodeModule
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
  }

  /// - Parameters:
  ///   - path: The view's name with the types around it.
  ///   - size: The reader's text size.
  /// - Returns: `nil` where the module has no such view.
  /// - Complexity: O(*n*) in the code that the view runs through, at most ``variantLimit`` times; each run is bounded.
  package func view(named path: String, at size: DynamicTypeSize = .large) -> EvaluatedView? {
    guard let type = module.type(named: path), let place = type.place else { return nil }
    var view = EvaluatedView(name: path, place: place)
    /// Choices that are still to be looked at; all else is as at first.
    var open: ArraySlice<(forced: [String: Int], change: String?)> = [([:], nil)]
    /// Those on what stands in other files, which are looked at when there are no more of its own.
    var others: ArraySlice<(forced: [String: Int], change: String?)> = []
    var seen: Set<Evaluation.Question> = []
    var known: Set<[String: Int]> = [[:]]
    var unknowns = FoundUnknowns()
    var (count, steps) = (0, 0)
    while count < Self.variantLimit, steps < Evaluation.viewStepLimit,
      let (forced, change) = open.popFirst() ?? others.popFirst()
    {
      count += 1
      let run = Evaluation(module, forced: forced, at: size)
      let boxes = boxes(of: type, at: place, run)
      steps += run.steps
      if let refusal = run.refusal {
        view.failure = view.failure ?? refusal
        continue
      }
      ViewBox.unknowns(of: boxes, &unknowns)
      view.texts.formUnion(run.texts)
      view.shownViews.formUnion(run.shown)
      view.concealedViews.formUnion(run.concealed)
      view.followsSize = view.followsSize || run.followsSize
      view.variants.append(
        EvaluatedView.Variant(
          choices: run.decisions.map { $0.label[$0.choice] }, boxes: boxes, change: change, forced: forced))
      // One other choice at a time shows each branch once; what another choice led to is reached by that.
      for (question, decision) in run.questions where seen.insert(question).inserted {
        for choice in decision.label.indices where choice != decision.choice {
          let other = forced.merging([decision.key: choice]) { $1 }
          guard known.insert(other).inserted else { continue }
          if question.place.file == place.file {
            open.append((other, decision.label[choice]))
          } else {
            others.append((other, decision.label[choice]))
          }
        }
      }
    }
    if !view.variants.isEmpty { view.failure = nil }
    view.unknowns = unknowns.all
    view.hasMoreVariants = !open.isEmpty || !others.isEmpty
    return view
  }

  /// The boxes of a view with the choices of one of its variants, at any text size on any screen.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: `nil` where the module has no such view, or it cannot be read.
  func boxes(
    of view: EvaluatedView, _ choices: EvaluatedView.Choices, at size: DynamicTypeSize, scale: Double
  ) -> [ViewBox]? {
    guard let type = module.type(named: view.name) else { return nil }
    let run = Evaluation(module, forced: choices, at: size, scale: scale)
    let boxes = boxes(of: type, at: view.place, run)
    return run.refusal == nil ? boxes : nil
  }

  private func boxes(of type: CodeType, at place: CodePlace, _ run: Evaluation) -> [ViewBox] {
    var environment = ViewEnvironment()
    environment.size = run.size
    environment.scale = run.scale
    let renderer = ViewRenderer(
      interpreter: Interpreter(run: run), lengths: lengths, pictures: pictures, hasFont: hasFont)
    let instance = run.kept(CodeInstance(type))
    instance.isRoot = true
    let boxes = renderer.boxes(.own(instance, place), environment)
    run.lay(out: boxes)
    return boxes
  }
}
