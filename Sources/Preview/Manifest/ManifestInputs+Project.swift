import DesignTokens
import Project
import SourceText

extension ManifestInputs {
  /// So many glyphs of a font tell it from another of its name.
  private static let comparedGlyphs: UInt32 = 128

  /// What the cells of a project are made from.
  ///
  /// - Parameter texts: Those of all locales, each once.
  init(of measured: MeasuredProject, fonts: GalleryFonts, texts: [String]) {
    self.texts = texts
    screens = measured.request.devices.map { device in
      Screen(
        width: Int(GalleryReader.hundredths(device.width)), height: Int(GalleryReader.hundredths(device.height)),
        scale: Int(device.scale.rounded()))
    }
    self.fonts = fonts.sheets.map { sheet in
      var hash = StableHash()
      for glyph in 0..<Self.comparedGlyphs {
        hash.combine(OutlinePath.text(of: sheet.font.outline(of: glyph)))
        hash.combine(sheet.font.advance(of: glyph).value)
      }
      return Font(name: sheet.font.name, hash: hash.text)
    }
    let systems = measured.project.themes.map(\.system)
    let described = Dictionary(
      measured.project.designSystem.definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var table = ManifestTokens(of: systems)
    var open = measured.plan.parts.map(\.component)
    var seen = Set(open.map(\.name))
    while let component = open.popLast() {
      for name in component.nestedNames where seen.insert(name).inserted {
        if let inner = measured.project.designSystem.component(named: name) { open.append(inner) }
      }
      if let definition = described[component.name] {
        definitions.append(
          Definition(
            name: component.name, file: definition.path, line: definition.line, hash: definition.hash.text,
            holds: component.nestedNames,
            uses: definition.uses.map { TokenUse(token: table.number(of: $0.path), axes: $0.axes) }))
      } else if !component.isBuiltIn {
        definitions.append(Definition(view: component))
      }
    }
    definitions.sort { $0.name < $1.name }
    tokens = table.finished()
  }
}

extension ManifestInputs.Definition {
  /// A view that code describes, in all of its states, at a usual and a large text size.
  fileprivate init(view: Component) {
    let place = view.summary.split(separator: ":")
    let line = place.count > 1 ? place.last.flatMap { Int($0) } : nil
    var hash = StableHash()
    var fingerprint = BoxFingerprint()
    hash.combine(membersOf: view.container)
    for state in view.axes.first?.values ?? [] {
      hash.combine(state)
      for size in [DynamicTypeSize.large, .accessibility5] {
        if let box = try? view.box(axes: [Component.stateAxis: state], at: size, scale: 3) {
          hash.combine(fingerprint.hash(of: box))
        }
      }
    }
    self.init(
      name: view.name, file: line == nil ? "" : place.dropLast().joined(separator: ":"), line: line ?? 0,
      hash: hash.text, holds: [], uses: [])
  }
}

/// The tokens of a manifest, those behind them included.
private struct ManifestTokens {
  private let systems: [DesignSystem]
  /// By theme and the number of a token in it.
  private let targets: [[Int: [Int]]]
  private var table = Interned<String>()

  init(of systems: [DesignSystem]) {
    self.systems = systems
    targets = systems.map { system in
      var targets: [Int: [Int]] = [:]
      for reference in system.references {
        if case .token(let user) = reference.user { targets[user, default: []].append(reference.target) }
      }
      return targets
    }
  }

  mutating func number(of path: String) -> Int { table.number(of: path) }

  /// - Complexity: O(*n*) in the tokens and their references, by theme.
  mutating func finished() -> [ManifestInputs.Token] {
    var tokens: [ManifestInputs.Token] = []
    while tokens.count < table.values.count {
      let path = table.values[tokens.count]
      let found = systems.map { $0.tokens[path] }
      var numbers: Set<Int> = []
      for (theme, token) in found.enumerated() {
        guard let token else { continue }
        for target in targets[theme][token.ordinal] ?? [] {
          numbers.insert(table.number(of: systems[theme].token(target).path))
        }
      }
      let values = found.map { token in token.map { "\($0.value)" } ?? "" }
      tokens.append(
        ManifestInputs.Token(
          path: path, type: found.compactMap { $0 }.first?.type.rawValue ?? "",
          values: values.allSatisfy { $0 == values[0] } ? [values[0]] : values, targets: numbers.sorted()))
    }
    return tokens
  }
}
