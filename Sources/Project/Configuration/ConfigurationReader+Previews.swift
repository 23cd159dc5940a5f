import PositionedJSON
import ProjectTables
import SourceText

/// What previews show beside the bound keys.
extension ConfigurationReader {
  /// The previews of the list `value`, each of another name.
  func previews(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredPreview] {
    var previews: [ConfiguredPreview] = []
    var names: Set<String> = []
    for element in try list(value, { $0 }) {
      let preview = try preview(element)
      guard names.insert(preview.name.text).inserted else {
        throw error("a preview is named '\(preview.name.text)' already", at: preview.name)
      }
      previews.append(preview)
    }
    return previews
  }

  private func preview(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredPreview {
    let members = try members(of: value, known: ConfigurationKey.preview.names)
    guard let name = members["name"], let component = members["component"] else {
      throw error("a preview needs 'name' and 'component'", at: value)
    }
    var preview = ConfiguredPreview(name: try previewName(name), component: try previewName(component))
    for (axis, value) in try named(members["axes"]) {
      preview.axes.append(ConfiguredPreview.Choice(axis: axis, value: try previewName(value)))
    }
    for (slot, value) in try named(members["slots"]) {
      preview.texts.append(try previewText(value, in: slot))
    }
    return preview
  }

  private func previewText(
    _ value: JSONValue, in slot: ConfiguredText
  ) throws(ConfigurationError) -> ConfiguredPreview.Text {
    guard value.kind == .object else { return ConfiguredPreview.Text(slot: slot, key: try previewName(value)) }
    let members = try members(of: value, known: ConfigurationKey.previewText.names)
    guard let key = members["key"] else { throw error("the text of a slot needs 'key'", at: value) }
    return ConfiguredPreview.Text(
      slot: slot, key: try previewName(key), samples: try members["arguments"].map(samples) ?? SampleArguments())
  }

  private func previewName(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredText {
    let text = try string(value)
    guard !text.isEmpty else { throw error("expected a name, not the empty text", at: value) }
    return ConfiguredText(text, position: lines.position(of: value.range.start))
  }
}
