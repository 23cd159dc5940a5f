import DesignTokens
import Messages
import Project
import SourceFacts
import StringTables
import TextLayout
import ViewEvaluation

/// Reads the SwiftUI views in the code of a project, and makes components and specimens of them.
package struct ViewReader {
  private let index: SourceIndex
  private let groups: [TableGroup]
  /// By the number of a file and where it stands there, what a key or an accessor means.
  private let keys: [CodePlace: KeyPlace]
  /// Those whose texts are placeholders alone: the app gives them.
  private let filledIn: Set<CodePlace>
  /// Those of a `LocalizedStringKey`, whose texts are read as Markdown.
  private let markdown: Set<CodePlace>
  private let places: CodePlaces
  /// What stands for a text of run time.
  private let sampleText: String
  private let fonts: FontLibrary
  private let pictures: PictureSizes

  /// - Parameters:
  ///   - fonts: Those that texts are measured with.
  ///   - pictures: How large those are that code names.
  /// - Complexity: O(*n*) in the facts of the code.
  package init(_ index: SourceIndex, of project: Project, fonts: FontLibrary, pictures: PictureSizes) {
    self.index = index
    self.pictures = pictures
    self.fonts = fonts
    groups = project.groups
    sampleText = project.configuration.sampleText
    places = CodePlaces(index.files)
    var keys: [CodePlace: KeyPlace] = [:]
    var (filledIn, markdown): (Set<CodePlace>, Set<CodePlace>) = ([], [])
    func add(_ found: KeyPlace, at place: CodePlace) {
      keys[place] = found
      if project.groups[found.group].source?[found.key]?.message.isFilledIn ?? false { filledIn.insert(place) }
    }
    for (number, file) in index.files.enumerated() {
      for (use, resolution) in zip(file.facts.uses, index.resolutions[number]) {
        guard case .found(let found) = resolution, let place = found.first else { continue }
        add(place, at: CodePlace(file: number, range: use.range))
        if use.origin == .view { markdown.insert(CodePlace(file: number, range: use.range)) }
      }
      for (accessor, found) in zip(file.facts.accessors, index.accessors[number]) {
        guard let place = found.first else { continue }
        add(place, at: CodePlace(file: number, range: accessor.range))
      }
    }
    (self.keys, self.filledIn, self.markdown) = (keys, filledIn, markdown)
  }

  /// The code of a system's apps.
  ///
  /// Two targets may each have a type of one name: what is of other systems alone is left out.
  package func module(for platform: SwiftPlatform) -> CodeModule {
    CodeModule(
      index.files.map { platform == .ios && index.apps.isForOtherSystem($0.path) ? SourceFacts() : $0.facts },
      at: index.files.map(\.path))
  }

  package func evaluator(of module: CodeModule) -> ViewEvaluator {
    ViewEvaluator(module, pictures: pictures, hasFont: { [fonts] in fonts.hasFamily(named: $0) })
  }

  /// Reads the views of a module, each by itself.
  private struct Reading {
    let evaluator: ViewEvaluator
    let maker: ViewComponents
    let size: DynamicTypeSize
    let jobs: Int

    func views(_ wanted: [(name: String, ViewSurroundings?)]) -> [EvaluatedView] {
      wanted.concurrentMap(jobs: jobs) { name, surroundings in
        LargeStack.run { evaluator.view(named: name, at: size, in: surroundings) }
      }.compactMap { $0 }
    }

    func components(of views: [EvaluatedView]) -> [ViewComponent] {
      views.concurrentMap(jobs: jobs) { view in LargeStack.run { maker.component(of: view) } }.compactMap { $0 }
    }
  }

  private func reading(_ module: CodeModule, at size: DynamicTypeSize, jobs: Int) -> Reading {
    let evaluator = evaluator(of: module)
    let (keys, filledIn, places) = (keys, filledIn, places)
    let maker = ViewComponents(
      evaluator, placeName: { places.name(of: $0) },
      lookup: { filledIn.contains($0) ? .arguments : keys[$0] == nil ? .nothing : .text })
    return Reading(evaluator: evaluator, maker: maker, size: size, jobs: jobs)
  }

  /// The names of views that no user sees on the screens that texts are measured on.
  private func unseen(in module: CodeModule, _ platform: SwiftPlatform = .ios) -> Set<String> {
    index.unreachedViews(on: platform).union(module.namesInMenus)
  }

  /// All views as they are shown, and those of them that are laid out.
  ///
  /// - Complexity: O(*n*) in the code that the views run through; see ``ViewEvaluator``.
  package func read(
    at size: DynamicTypeSize = .large, for platform: SwiftPlatform = .ios, jobs: Int
  ) -> (views: [EvaluatedView], components: [ViewComponent]) {
    let module = module(for: platform)
    let reading = reading(module, at: size, jobs: jobs)
    let views = reading.views(module.views.map { ($0.name, nil) })
    let byThemselves = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
    let outermost = ViewComponents.outermost(of: reading.evaluator, without: unseen(in: module, platform)) { wanted in
      let inOthers = wanted.filter { $0.1 != nil }
      let read = Dictionary(reading.views(inOthers).map { ($0.name, $0) }) { first, _ in first }
      return wanted.compactMap { name, surroundings in surroundings == nil ? byThemselves[name] : read[name] }
    }
    return (EvaluatedView.asShown(views), reading.components(of: outermost))
  }

  /// The views that are laid out; of others no more is read than these show.
  package func components(jobs: Int) -> [ViewComponent] {
    let module = module(for: .ios)
    let reading = reading(module, at: .large, jobs: jobs)
    let outermost = ViewComponents.outermost(of: reading.evaluator, without: unseen(in: module), read: reading.views)
    return reading.components(of: outermost)
  }

  /// What is shown of a view: each of its states with its texts.
  package func specimens(of view: ViewComponent) -> [Specimen] {
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

  /// Letters with what stands for texts of run time in them.
  private func shown(_ letters: String) -> String {
    letters.replacing(ViewText.sampleMark, with: sampleText).replacing(ViewText.numberMark, with: Self.sampleNumber)
  }

  private static let sampleNumber = String(MessageSampler.plainNumber)

  private func samples(_ arguments: [String?]) -> SampleArguments {
    var samples = SampleArguments()
    for (number, argument) in arguments.enumerated() { samples[number + 1] = argument.map { .text(shown($0)) } }
    return samples
  }

  private func text(_ text: ViewText, at place: CodePlace?) -> Specimen.Text {
    switch text {
    case .key(let key, let before, let after, let arguments):
      // A text without a table is none of these.
      guard let found = keys[key] else { return Specimen.Text(literal: "") }
      return Specimen.Text(
        group: found.group, table: groups[found.group].name, key: found.key, samples: samples(arguments),
        place: place.map(places.name),
        before: shown(before), after: shown(after), isMarkdown: markdown.contains(key))
    case .letters(let letters): return Specimen.Text(literal: letters)
    case .sample(let letters): return Specimen.Text(literal: shown(letters))
    }
  }
}

extension Message {
  /// Whether it says nothing by itself: “%@”, “%1$@ – %2$@”.
  fileprivate var isFilledIn: Bool {
    texts.allSatisfy { text in
      let skeleton = KeySkeleton(ofKey: text.string)
      return !skeleton.specifiers.isEmpty && !skeleton.letters.contains { $0.isLetter || $0.isNumber }
    }
  }
}
