import PositionedJSON
import SourceText

/// What previews show beside the bound keys.
extension ConfigurationReader {
  /// The previews of the list `value`, each of another name.
  func previews(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredPreview] {
    var previews: [ConfiguredPreview] = []
    var names: Set<String> = []
    for element in try elements(value) {
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
    _ value: JSONValue, in slot: ConfiguredPreview.Name
  ) throws(ConfigurationError) -> ConfiguredPreview.Text {
    guard value.kind == .object else { return ConfiguredPreview.Text(slot: slot, key: try previewName(value)) }
    let members = try members(of: value, known: ConfigurationKey.previewText.names)
    guard let key = members["key"] else { throw error("the text of a slot needs 'key'", at: value) }
    return ConfiguredPreview.Text(
      slot: slot, key: try previewName(key), samples: try members["arguments"].map(samples) ?? SampleArguments())
  }

  /// The members of an object of any names, each of them once; none where there is no object.
  private func named(_ value: JSONValue?) throws(ConfigurationError) -> [(ConfiguredPreview.Name, JSONValue)] {
    guard let value else { return [] }
    guard value.kind == .object else { throw error("expected an object in braces", at: value) }
    var members: [(ConfiguredPreview.Name, JSONValue)] = []
    var names: Set<String> = []
    for member in value.members {
      guard names.insert(member.key).inserted else { throw repeated(member.key, at: member.keyRange) }
      let position = lines.position(of: member.keyRange.start)
      members.append((ConfiguredPreview.Name(member.key, position: position), member.value))
    }
    return members
  }

  private func previewName(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredPreview.Name {
    let text = try string(value)
    guard !text.isEmpty else { throw error("expected a name, not the empty text", at: value) }
    return ConfiguredPreview.Name(text, position: lines.position(of: value.range.start))
  }
}
