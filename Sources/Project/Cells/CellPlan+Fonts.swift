import DesignTokens

extension CellPlan {
  /// The font families that components of the plan ask for, each once.
  ///
  /// - Complexity: O(*n*) in the boxes.
  public func families(in themes: [Theme]) -> [(component: String, family: String)] {
    var found: [(component: String, family: String)] = []
    var known: Set<String> = []
    for theme in themes {
      for part in parts where !part.specimens.isEmpty {
        guard let component = theme.system.component(named: part.component.name) else { continue }
        for choice in Set(part.specimens.flatMap(\.choices)).sorted() {
          guard let box = try? component.box(axes: choices[choice]) else { continue }
          for family in box.families where known.insert(family).inserted { found.append((component.name, family)) }
        }
      }
    }
    return found
  }
}

extension Box {
  /// The families of its texts, in the order of the tree.
  fileprivate var families: [String] {
    if case .text(let text) = self { return [text.appearance.family] }
    return contents.flatMap(\.families)
  }
}
