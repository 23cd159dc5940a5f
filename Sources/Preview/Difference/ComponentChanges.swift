/// What of components differs between two previews, whatever text is in them: descriptions, tokens, fonts.
struct ComponentChanges {
  private struct ChoiceKey: Hashable {
    let component: String
    let axes: [String: String]
    let themes: TokenChanges.ThemePair
  }

  private let old, new: PreviewManifest
  private let oldDefinitions, newDefinitions: [String: ManifestInputs.Definition]
  private var tokens: TokenChanges
  private var knownTokens: [ChoiceKey: [CauseCandidate]] = [:]
  private var knownCode: [String: [CauseCandidate]] = [:]
  private let changedFonts: Set<String>

  init(from old: PreviewManifest, to new: PreviewManifest) {
    (self.old, self.new) = (old, new)
    tokens = TokenChanges(from: old.inputs, to: new.inputs)
    oldDefinitions = Self.byName(old.inputs)
    newDefinitions = Self.byName(new.inputs)
    let hashes = Dictionary(grouping: old.inputs.fonts, by: \.name).mapValues { Set($0.map(\.hash)) }
    let others = Dictionary(grouping: new.inputs.fonts, by: \.name).mapValues { Set($0.map(\.hash)) }
    changedFonts = Set(others.filter { name, found in hashes[name].map { $0 != found } ?? false }.keys)
  }

  private static func byName(_ inputs: ManifestInputs) -> [String: ManifestInputs.Definition] {
    Dictionary(inputs.definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The tokens with another value that a component names for a choice of axes in a theme.
  mutating func tokens(
    of component: String, axes: [String: String], in themes: TokenChanges.ThemePair, _ causes: inout CauseList
  ) -> [CauseCandidate] {
    let key = ChoiceKey(component: component, axes: axes, themes: themes)
    if let known = knownTokens[key] { return known }
    var candidates: [CauseCandidate] = []
    for root in roots(of: component, axes, in: themes).sorted(by: { $0.path < $1.path }) {
      let values = tokens.values(of: root.path, in: themes)
      let theme = new.themes[themes.new]
      let detail = CauseList.change(values.old ?? "", values.new ?? "")
      let number = causes.number(
        of: .token, root.path, theme.isEmpty || tokens.isAlike(root.path) ? detail : "\(theme): \(detail)")
      candidates.append(CauseCandidate(cause: number, halves: Self.halves(of: root.type)))
    }
    knownTokens[key] = candidates
    return candidates
  }

  private mutating func roots(
    of component: String, _ axes: [String: String], in themes: TokenChanges.ThemePair
  ) -> Set<TokenChanges.Root> {
    var roots: Set<TokenChanges.Root> = []
    for (number, name) in closure(of: component).enumerated() {
      for (definitions, inputs) in [(oldDefinitions, old.inputs), (newDefinitions, new.inputs)] {
        for use in definitions[name]?.uses ?? [] {
          // What the outer one chooses for one that it holds, its manifest does not say.
          guard number > 0 || use.axes.allSatisfy({ axes[$0] == nil || axes[$0] == $1 }) else { continue }
          roots.formUnion(tokens.roots(of: inputs.tokens[use.token].path, in: themes))
        }
      }
    }
    return roots
  }

  /// The descriptions that differ: of the component, and of those that it holds.
  mutating func code(of component: String, _ causes: inout CauseList) -> [CauseCandidate] {
    if let known = knownCode[component] { return known }
    var candidates: [CauseCandidate] = []
    for name in closure(of: component) {
      guard let before = oldDefinitions[name], let after = newDefinitions[name], before.hash != after.hash else {
        continue
      }
      let place = after.file.isEmpty ? "" : "described in \(after.file):\(after.line)"
      candidates.append(CauseCandidate(cause: causes.number(of: .code, name, place), halves: .all))
    }
    knownCode[component] = candidates
    return candidates
  }

  /// The component and all that it holds before or now, each once.
  private func closure(of component: String) -> [String] {
    var names = [component]
    var seen: Set<String> = [component]
    var next = 0
    while next < names.count {
      for definitions in [oldDefinitions, newDefinitions] {
        for name in definitions[names[next]]?.holds ?? [] where seen.insert(name).inserted { names.append(name) }
      }
      next += 1
    }
    return names
  }

  /// Fonts of a component in a language whose letters have another shape.
  func letters(_ fonts: [Int], _ causes: inout CauseList) -> [CauseCandidate] {
    Set(fonts.map { new.inputs.fonts[$0].name }).intersection(changedFonts).sorted().map { name in
      CauseCandidate(cause: causes.number(of: .font, name, "its letters have other shapes"), halves: .shapes)
    }
  }

  private static func halves(of tokenType: String) -> CellHalves {
    switch tokenType {
    case "color", "gradient": .colors
    case "fontFamily", "fontWeight", "typography": .shapes
    default: .all
    }
  }
}
