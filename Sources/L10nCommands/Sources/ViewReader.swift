import DesignTokens
import Project
import SourceFacts
import StringTables
import ViewEvaluation

/// Reads the SwiftUI views in the code of a project, and makes components and specimens of them.
struct ViewReader {
  private let index: SourceIndex
  private let groups: [TableGroup]
  /// By the number of a file and where it stands there, what a key or an accessor means.
  private let keys: [CodePlace: KeyPlace]
  private let places: CodePlaces
  /// What stands for a text of run time.
  private let sampleText: String

  /// - Complexity: O(*n*) in the facts of the code.
  init(_ index: SourceIndex, of project: Project) {
    self.index = index
    groups = project.groups
    sampleText = project.configuration.sampleText
    places = CodePlaces(index.files)
    var keys: [CodePlace: KeyPlace] = [:]
    for (number, file) in index.files.enumerated() {
      for (use, resolution) in zip(file.facts.uses, index.resolutions[number]) {
        guard case .found(let found) = resolution, let place = found.first else { continue }
        keys[CodePlace(file: number, range: use.range)] = place
      }
      for (accessor, found) in zip(file.facts.accessors, index.accessors[number]) {
        guard let place = found.first else { continue }
        keys[CodePlace(file: number, range: accessor.range)] = place
      }
    }
    self.keys = keys
  }

  /// The views, and those of them that are laid out.
  ///
  /// - Complexity: O(*n*) in the code that the views run through; see ``ViewEvaluator``.
  func read(
    at size: DynamicTypeSize = .large, jobs: Int
  ) -> (views: [EvaluatedView], components: [ViewComponent]) {
    let module = CodeModule(index.files.map(\.facts))
    let evaluator = ViewEvaluator(module)
    let (keys, places) = (keys, places)
    let maker = ViewComponents(
      evaluator, placeName: { places.name(of: $0) }, isFound: { keys[$0] != nil })
    let views = module.views.map(\.name)
      .concurrentMap(jobs: jobs) { name in LargeStack.run { evaluator.view(named: name, at: size) } }.compactMap { $0 }
    let shown = ViewComponents.outermost(of: views.filter { !Self.isOfOtherSystem(places.path(of: $0.place)) })
    let components = shown.concurrentMap(jobs: jobs) { view in LargeStack.run { maker.component(of: view) } }
    return (views, components.compactMap { $0 })
  }

  /// Whether a file lies in a folder for another system than iOS, by its name: `Watch App`, `Swiftfin tvOS`.
  private static func isOfOtherSystem(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains { folder in
      let letters = folder.filter(\.isLetter)
      return ["tv", "mac", "watch"].contains(letters)
        || ["tvos", "macos", "watchos", "visionos", "watchapp", "watchkit", "watchextension"].contains {
          letters.contains($0)
        }
    }
  }

  /// What is shown of a view: each of its states with its texts.
  func specimens(of view: ViewComponent) -> [Specimen] {
    view.states.enumerated().map { number, state in
      let texts = state.slots.compactMap { slot in
        view.texts[slot].map { (slot, text($0, at: view.places[slot])) }
      }
      return Specimen(
        name: number == 0 ? view.component.name : "\(view.component.name), \(state.name)",
        component: view.component.name, axes: number == 0 ? [:] : [Component.stateAxis: state.name],
        texts: Dictionary(uniqueKeysWithValues: texts), origin: .view)
    }
  }

  private func text(_ text: ViewText, at place: CodePlace?) -> Specimen.Text {
    switch text {
    case .key(let key):
      // A text without a table is none of these.
      guard let found = keys[key] else { return Specimen.Text(literal: "") }
      return Specimen.Text(
        group: found.group, table: groups[found.group].name, key: found.key, place: place.map(places.name))
    case .letters(let letters): return Specimen.Text(literal: letters)
    case .sample: return Specimen.Text(literal: sampleText)
    }
  }
}
