import DesignTokens
import SourceText

/// Looks up the names of the previews of a configuration.
struct PreviewReader {
  let project: Project
  let bindings: KeyBindings
  let keys: PreviewKeys
  /// The name of the configuration file in messages.
  let path: String?

  /// - Throws: The first name that is unknown in one of the themes.
  func specimen(_ preview: ConfiguredPreview) throws(ConfigurationError) -> Specimen {
    for (number, theme) in project.themes.enumerated() {
      do {
        try check(preview, in: theme.system)
      } catch {
        throw number == 0 ? error : error.adding(place: "theme \(theme.name)")
      }
    }
    var texts: [String: Specimen.Text] = [:]
    for text in preview.texts { texts[text.slot.text] = try found(text) }
    let choices = Dictionary(
      preview.axes.map { ($0.axis.text, $0.value.text) }, uniquingKeysWith: { first, _ in first })
    let component = project.designSystem.component(named: preview.component.text)
    return Specimen(
      name: preview.name.text, component: preview.component.text,
      axes: component?.choicesBesideDefaults(choices) ?? choices, texts: texts)
  }

  private func check(_ preview: ConfiguredPreview, in system: DesignSystem) throws(ConfigurationError) {
    guard let component = system.component(named: preview.component.text) else {
      throw unknown("component", preview.component, of: "the token files", known: system.components.map(\.name))
    }
    let owner = "component '\(component.name)'"
    for choice in preview.axes {
      guard let axis = component.axes.first(where: { $0.name == choice.axis.text }) else {
        throw unknown("axis", choice.axis, of: owner, known: component.axes.map(\.name))
      }
      guard axis.values.contains(choice.value.text) else {
        throw unknown("value", choice.value, of: "axis '\(axis.name)' of \(owner)", known: axis.values)
      }
    }
    for text in preview.texts where !component.slots.contains(text.slot.text) {
      throw unknown("slot", text.slot, of: owner, known: component.slots)
    }
  }

  private func found(_ text: ConfiguredPreview.Text) throws(ConfigurationError) -> Specimen.Text {
    let found = keys.keys(text.key.text)
    guard let (group, key) = found.first else {
      let nearest = NearestName.of(text.key.text, in: keys.candidates(for: text.key.text))
      let help = nearest.map { "did you mean '\($0)'?" } ?? "no table of the development language has it"
      throw ConfigurationError(
        "unknown key '\(text.key.text)'; \(help)", path: path, position: path.map { _ in text.key.position })
    }
    guard found.count == 1 else {
      let references = found.prefix(3).map { "'\(keys.fullReference(to: $0.key, in: $0.group))'" }
      throw ConfigurationError(
        "key '\(text.key.text)' stands in \(found.count) tables: write \(references.joined(separator: " or "))",
        path: path, position: path.map { _ in text.key.position })
    }
    let table = project.groups[group].name
    return Specimen.Text(
      group: group, table: table, key: key,
      samples: text.samples.merging(bindings.allSamples(ofKey: key, group: group, table: table)))
  }

  private func unknown(
    _ kind: String, _ name: ConfiguredPreview.Name, of owner: String, known: [String]
  ) -> ConfigurationError {
    ConfigurationError(
      unknown: kind, name.text, of: owner, known: known, path: path, position: path.map { _ in name.position })
  }
}
