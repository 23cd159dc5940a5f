import DesignTokens
import SourceFacts
import SourceText
import ViewEvaluation

/// A length that all places of facts lie within.
private let sourceLength = 1_000

/// The views of Swift files, given as their facts, a NUL between two.
struct FuzzedViews {
  /// Views that are read, at most: each may take all the steps that a view has.
  private static let viewLimit = 4

  private let module: CodeModule
  private let fileCount: Int

  /// `nil` where no file says anything.
  init?(_ bytes: [UInt8]) {
    let files = bytes.parts.compactMap { try? SourceFacts(json: $0, sourceLength: sourceLength) }
    guard !files.isEmpty else { return nil }
    (module, fileCount) = (CodeModule(files), files.count)
  }

  func read() -> [EvaluatedView] {
    LargeStack.run { [module] in
      let evaluator = ViewEvaluator(module)
      return module.views.prefix(Self.viewLimit).compactMap { evaluator.view(named: $0.name) }
    }
  }

  /// All places lie in the files, a view is read the same twice, each text is in a view that is shown, and a component
  /// knows what stands in its slots.
  func check() throws(BrokenInvariant) {
    let views = read()
    try require(views.count == min(module.views.count, Self.viewLimit), "a view was not found")
    for view in views {
      let limit = ViewEvaluator.variantLimit + ViewEvaluator.callLimit + ViewEvaluator.previewLimit
      try require(view.variants.count <= limit, "\(view.variants.count) variants")
      for place in [view.place] + view.texts + view.unknowns.map(\.place) { try requireInside(place) }
      for variant in view.variants { for box in variant.boxes { try check(box) } }
    }
    let again = read()
    try require(again.map(\.unknowns) == views.map(\.unknowns), "other unknowns when it is read again")
    try require(again.map { $0.variants.map(\.choices) } == views.map { $0.variants.map(\.choices) }, "other variants")
    let outermost = ViewComponents.outermost(of: views)
    let shown = outermost.reduce(into: Set<CodePlace>()) { $0.formUnion($1.texts) }
    let concealed = Set(views.flatMap(\.concealedViews))
    for view in views where !concealed.contains(view.name) {
      try require(view.texts.isSubset(of: shown), "a text of '\(view.name)' is in no view that is shown")
    }
    for view in outermost { try checkComponent(of: view) }
  }

  private func check(_ box: ViewBox) throws(BrokenInvariant) {
    try requireInside(box.place)
    if let place = box.keyPlace { try requireInside(place) }
    for child in box.children { try check(child) }
  }

  private func requireInside(_ place: CodePlace) throws(BrokenInvariant) {
    let isInside = place.file >= 0 && place.file < fileCount && place.range.end.index <= sourceLength
    try require(isInside, "a place outside of the files: \(place)")
  }

  private func checkComponent(of view: EvaluatedView) throws(BrokenInvariant) {
    let components = LargeStack.run { [module] in
      let maker = ViewComponents(
        ViewEvaluator(module), placeName: { "\($0.file):\($0.range.start.index)" }, lookup: { _ in .text })
      return maker.component(of: view)
    }
    guard let component = components else { return }
    try require(!component.states.isEmpty, "a component without states")
    try require(!component.keyPlaces.isEmpty, "a component without texts of a table")
    for state in component.states {
      for slot in state.slots {
        let isNamed = component.texts[slot] != nil && component.places[slot] != nil
        try require(isNamed, "nothing is known of the slot '\(slot)'")
      }
    }
  }
}
