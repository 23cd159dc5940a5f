import DesignTokens

/// Makes components of the views of a module.
package struct ViewComponents: Sendable {
  private let evaluator: ViewEvaluator
  private let placeName: @Sendable (CodePlace) -> String
  /// What a table has for the key, or the accessor, at a place of the code.
  package enum Lookup: Sendable {
    case text
    /// Placeholders alone: what the app gives it.
    case arguments
    case nothing
  }

  private let lookup: @Sendable (CodePlace) -> Lookup

  /// - Parameters:
  ///   - placeName: A place as reports name it.
  ///   - lookup: What a table has for what stands at a place.
  package init(
    _ evaluator: ViewEvaluator, placeName: @escaping @Sendable (CodePlace) -> String,
    lookup: @escaping @Sendable (CodePlace) -> Lookup
  ) {
    (self.evaluator, self.placeName, self.lookup) = (evaluator, placeName, lookup)
  }

  /// The views to lay out, without reading those whose texts others show.
  ///
  /// - Parameters:
  ///   - unreached: The names of views that nobody sees.
  ///   - read: Reads views of the evaluator's module by their names, each in what another view gives it, if one does.
  /// - Complexity: O(*n*) in the code of the module, and what `read` takes.
  package static func outermost(
    of evaluator: ViewEvaluator, without unreached: Set<String> = [],
    read: ([(name: String, ViewSurroundings?)]) -> [EvaluatedView]
  ) -> [EvaluatedView] {
    let module = evaluator.module
    var open = module.views.filter { !unreached.contains(String(CodeType.name(ofPath: $0.name))) }
      .map { OpenView(name: $0.name, mentions: evaluator.mentions(in: $0.name)) }
    let named = module.namesInModifiers
    var evaluated: [EvaluatedView] = []
    var covered: Set<CodePlace> = []
    var shown: Set<String> = []
    var surroundings: [String: ViewSurroundings] = [:]
    // What others name is read with them, and by itself, after them, where they do not show all of its texts.
    var isFirst = true
    while !open.isEmpty {
      var held = isFirst ? named : []
      for view in open { held.formUnion(view.mentions.names) }
      let outer = open.filter { !held.contains(CodeType.name(ofPath: $0.name)) }
      // Of views that name each other, one that stands in another's type is a part of that.
      let next = outer.isEmpty ? open.filter { view in !open.contains { view.isPart(of: $0) } } : outer
      isFirst = false
      evaluated += read(next.map { ($0.name, surroundings[$0.name]) })
      for view in evaluated.suffix(next.count) {
        covered.formUnion(view.texts)
        shown.formUnion(view.shownViews)
        surroundings.merge(view.surroundings) { first, _ in first }
      }
      let done = Set(next.map(\.name))
      open.removeAll { view in
        done.contains(view.name) || shown.contains(view.name) && view.mentions.keys.isSubset(of: covered)
      }
    }
    evaluated.sort { ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start) }
    return outermost(of: evaluated)
  }

  /// A view that is not read yet.
  private struct OpenView {
    let name: String
    let mentions: CodeModule.Mentions

    func isPart(of other: OpenView) -> Bool { name.hasPrefix(other.name + ".") }
  }

  /// The views to lay out, so that each text stands in one of them: those that no other view shows, then those with
  /// texts that are in none of these. A view that stands in menus and bars is none of them.
  ///
  /// - Complexity: O(*n*) in the views, and in what each of them shows.
  package static func outermost(of views: [EvaluatedView]) -> [EvaluatedView] {
    let held = Set(views.lazy.flatMap { view in view.shownViews.subtracting([view.name]) })
    let concealed = Set(views.lazy.flatMap(\.concealedViews))
    var chosen = views.filter { view in
      !held.contains(view.name) && !concealed.contains(view.name) && !view.texts.isEmpty
    }
    var texts = chosen.reduce(into: Set<CodePlace>()) { $0.formUnion($1.texts) }
    for view in views
    where held.contains(view.name) && !concealed.contains(view.name) && !view.texts.isSubset(of: texts) {
      // What others show is laid out there.
      var rest = view
      rest.variants.removeAll { $0.texts.isSubset(of: texts) }
      chosen.append(rest)
      texts.formUnion(view.texts)
    }
    return chosen
  }

  /// A view as a component.
  ///
  /// - Returns: `nil` where no state of it shows a text of a table.
  package func component(of view: EvaluatedView) -> ViewComponent? {
    var layout = LayoutBoxes(component: view.name, placeName: placeName, text: text)
    var states: [ViewComponent.State] = []
    var shown: [EvaluatedView.Start] = []
    var known: Set<[Box]> = []
    var drawn: [ViewDrawings.Key: Box] = [:]
    var names: [String: Int] = [:]
    for variant in view.variants {
      // What it shows at one of these sizes it may not show at the other.
      var drawings = [layout.box(of: variant.boxes)]
      if view.followsSize, let boxes = evaluator.boxes(of: view, variant.start, at: .accessibility5, scale: 3) {
        drawings.append(layout.box(of: boxes))
      }
      var seen: Set<String> = []
      let slots = drawings.flatMap(\.slots).filter { seen.insert($0).inserted }
      // Two states with the same boxes are one.
      guard slots.contains(where: { layout.slots.texts[$0]?.isKey ?? false }), known.insert(drawings).inserted else {
        continue
      }
      var name = variant.change ?? "usual"
      let number = names[name, default: 0] + 1
      names[name] = number
      if number > 1 { name += " (\(number))" }
      for (size, box) in zip([DynamicTypeSize.large, .accessibility5], drawings) {
        drawn[ViewDrawings.Key(state: states.count, size: size, scale: 3)] = box
      }
      states.append(ViewComponent.State(name: name, slots: slots))
      shown.append(variant.start)
    }
    guard !states.isEmpty else { return nil }
    var bare = view
    bare.variants = []
    let drawings = ViewDrawings(of: bare, shown, known: drawn, evaluator, layout)
    return ViewComponent(
      component: Component(
        described: view.name, summary: placeName(view.place), states: states.map(\.name), slots: layout.slots.all,
        followsTextSize: view.followsSize, boxes: { drawings.box(state: $0, at: $1, scale: $2) }),
      place: view.place, states: states, texts: layout.slots.texts, places: layout.slots.places)
  }

  /// What stands in a text.
  private var text: @Sendable (ViewBox) -> ViewText {
    { [lookup] box in
      // A key that no table has is the text.
      guard let text = box.shown else { return .sample(ViewText.sampleMark) }
      switch text.isLookedUp ? lookup(text.place) : .nothing {
      case .text: return .key(text.place, before: text.before, after: text.after, arguments: text.arguments)
      case .arguments: return .sample(ViewText.sampleMark)
      case .nothing: break
      }
      let letters = text.before + (text.letters ?? text.mark) + text.after
      return text.letters == nil ? .sample(letters) : .letters(letters)
    }
  }
}

extension Box {
  fileprivate var slots: [String] {
    if case .text(let text) = kind { return [text.slot] }
    return contents.flatMap(\.slots)
  }
}

extension ViewText {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
