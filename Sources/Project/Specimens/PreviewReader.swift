import DesignTokens
import ProjectTables
import SourceText

/// Looks up the names of the previews of a configuration.
struct PreviewReader {
  let project: Project
  let keys: PreviewKeys
  /// The name of the configuration file in messages.
  let path: String?

  /// - Parameter bindings: Those of the project.
  /// - Throws: The first name that is unknown in one of the themes.
  func specimen(
    _ preview: ConfiguredPreview, bindings: KeyBindings
  ) throws(ConfigurationError) -> Specimen {
    let choices = Dictionary(
      preview.axes.map { ($0.axis.text, $0.value.text) }, uniquingKeysWith: { first, _ in first })
    let component = project.designSystem.component(named: preview.component.text)
    let texts = try places(of: preview).map { slot, place, samples in
      let table = project.groups[place.group].name
      let bound = bindings.allSamples(ofKey: place.key, group: place.group, table: table)
      return (
        slot, Specimen.Text(group: place.group, table: table, key: place.key, samples: samples.merging(bound))
      )
    }
    return Specimen(
      name: preview.name.text, component: preview.component.text,
      axes: component?.choicesBesideDefaults(choices) ?? choices,
      texts: Dictionary(texts, uniquingKeysWith: { $1 }), origin: .preview(preview.name.position))
  }

  /// The keys in the slots of a preview.
  ///
  /// - Throws: The first name that is unknown in one of the themes.
  func places(
    of preview: ConfiguredPreview
  ) throws(ConfigurationError) -> [(slot: String, key: KeyPlace, samples: SampleArguments)] {
    for (number, theme) in project.themes.enumerated() {
      do {
        try check(preview, in: theme.system)
      } catch {
        throw number == 0 ? error : error.adding(place: "theme \(theme.name)")
      }
    }
    var places: [(slot: String, key: KeyPlace, samples: SampleArguments)] = []
    for text in preview.texts { places.append((text.slot.text, try key(text.key), text.samples)) }
    return places
  }

  private func check(_ preview: ConfiguredPreview, in system: DesignSystem) throws(ConfigurationError) {
    guard let component = system.component(named: preview.component.text) else {
      throw unknown("component", preview.component, of: "the token files", known: system.componentNames)
    }
    let owner = "component '\(component.name)'"
    for choice in preview.axes {
      guard let axis = component.axes.first(where: { $0.name == choice.axis.text }) else {
        throw unknown("axis", choice.axis, of: owner, known: component.axes.map(\.name))
      }
      guard axis.index(of: choice.value.text) != nil else {
        throw unknown("value", choice.value, of: "axis '\(axis.name)' of \(owner)", known: axis.values)
      }
    }
    for text in preview.texts where !component.slots.contains(text.slot.text) {
      throw unknown("slot", text.slot, of: owner, known: component.slots)
    }
  }

  private func key(_ name: ConfiguredText) throws(ConfigurationError) -> KeyPlace {
    let found = keys.keys(name.text)
    guard let (group, key) = found.first else {
      let nearest = NearestName.of(name.text, in: keys.candidates(for: name.text))
      let help = nearest.map { "did you mean '\($0)'?" } ?? "no table of the development language has it"
      throw ConfigurationError(
        "unknown key '\(name.text)'; \(help)", path: path, position: path.map { _ in name.position })
    }
    guard found.count == 1 else {
      let references = found.prefix(3).map { "'\(keys.fullReference(to: $0.key, in: $0.group))'" }
      throw ConfigurationError(
        "key '\(name.text)' stands in \(found.count) tables: write \(references.joined(separator: " or "))",
        path: path, position: path.map { _ in name.position })
    }
    return KeyPlace(group: group, key: key)
  }

  private func unknown(
    _ kind: String, _ name: ConfiguredText, of owner: String, known: [String]
  ) -> ConfigurationError {
    ConfigurationError(
      unknown: kind, name.text, of: owner, known: known, path: path, position: path.map { _ in name.position })
  }
}
