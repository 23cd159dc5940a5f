import DesignTokens
import SourceText

/// The specimens of the bindings of a project.
struct BoundSpecimens {
  /// What keys of one specimen have in common.
  private struct Likeness: Hashable {
    let group: Int
    let component: String
    let axes: [String: String]
    /// What the wildcards of the pattern stand for.
    let captures: [[UInt8]]
    let call: Call?
  }

  /// The call in the code that puts the keys into their slots.
  private struct Call: Hashable {
    let path: String
    let position: SourcePosition
  }

  /// The keys of a likeness with their slots, in the order of the table.
  private struct Family {
    let likeness: Likeness
    /// The number of the binding of the first text.
    let binding: Int
    var texts: [(slot: String, text: Specimen.Text)]
  }

  /// In the order of the components, then of the keys; their names may be equal.
  let specimens: [Specimen]

  init(of project: Project, _ bindings: KeyBindings, _ keys: PreviewKeys) {
    // Most projects bind nothing, and may have many keys.
    guard !bindings.bindings.isEmpty else {
      specimens = []
      return
    }
    let components = project.designSystem.components(withViewsAmong: bindings.bindings.map(\.component))
    let order = Dictionary(components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var families: [Family] = []
    var numbers: [Likeness: Int] = [:]
    for (group, table) in project.groups.enumerated() {
      for entry in table.sourceEntries {
        let key = entry.key.string
        guard let match = bindings.match(ofKey: key, group: group, table: table.name) else { continue }
        for match in [match] + bindings.furtherMatches(ofKey: key, group: group, beside: match) {
          let binding = bindings.bindings[match.binding]
          guard let component = order[binding.component].map({ components[$0] }) else { continue }
          let text = Specimen.Text(
            group: group, table: table.name, key: key, samples: match.samples.merging(binding.samples))
          let likeness = Likeness(
            group: group, component: component.name, axes: component.choicesBesideDefaults(binding.axes),
            captures: match.call == nil ? binding.keys.captures(in: key) ?? [] : [],
            call: match.call.map { Call(path: $0.path, position: $0.position) })
          if case .comment = binding.origin {
            families.append(Family(likeness: likeness, binding: match.binding, texts: [(binding.slot, text)]))
          } else if let number = numbers[likeness] {
            families[number].texts.append((binding.slot, text))
          } else {
            numbers[likeness] = families.count
            families.append(Family(likeness: likeness, binding: match.binding, texts: [(binding.slot, text)]))
          }
        }
      }
    }
    let found = families.flatMap { family -> [Specimen] in
      let component = order[family.likeness.component].map { components[$0] }
      let isOne = Set(family.texts.map(\.slot)).count == family.texts.count
      return (isOne ? [family.texts] : family.texts.map { [$0] }).map { texts in
        let first = component?.slots.lazy.compactMap { slot in texts.first { $0.slot == slot } }.first ?? texts[0]
        return Specimen(
          name: "\(family.likeness.component) \(keys.reference(to: first.text.key, in: first.text.group))",
          component: family.likeness.component, axes: family.likeness.axes,
          texts: Dictionary(texts.map { ($0.slot, $0.text) }, uniquingKeysWith: { first, _ in first }),
          origin: .binding(family.binding))
      }
    }
    specimens = found.enumerated().sorted {
      (order[$0.element.component] ?? 0, $0.offset) < (order[$1.element.component] ?? 0, $1.offset)
    }.map(\.element)
  }
}
