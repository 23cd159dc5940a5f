import ProjectTables
import SourceText

/// What `l10n.json` asks a preview to show, as the file has it: no name is looked up yet.
package struct ConfiguredPreview: Sendable {
  /// A choice of an axis of the component.
  package struct Choice: Hashable, Sendable {
    package let axis: ConfiguredText
    package let value: ConfiguredText

    package init(axis: ConfiguredText, value: ConfiguredText) {
      self.axis = axis
      self.value = value
    }
  }

  /// A key in a slot of the component.
  package struct Text: Hashable, Sendable {
    package let slot: ConfiguredText
    /// The key, or “Table/key”.
    package let key: ConfiguredText
    /// What stands for the arguments; the others are those of the key's comment and binding.
    package let samples: SampleArguments

    package init(slot: ConfiguredText, key: ConfiguredText, samples: SampleArguments = SampleArguments()) {
      self.slot = slot
      self.key = key
      self.samples = samples
    }
  }

  package var name: ConfiguredText
  package var component: ConfiguredText
  package var axes: [Choice]
  package var texts: [Text]

  package init(name: ConfiguredText, component: ConfiguredText, axes: [Choice] = [], texts: [Text] = []) {
    self.name = name
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
