import SourceText

/// What `l10n.json` asks a preview to show, as the file has it: no name is looked up yet.
public struct ConfiguredPreview: Sendable {
  /// A choice of an axis of the component.
  public struct Choice: Hashable, Sendable {
    public let axis: ConfiguredText
    public let value: ConfiguredText

    public init(axis: ConfiguredText, value: ConfiguredText) {
      self.axis = axis
      self.value = value
    }
  }

  /// A key in a slot of the component.
  public struct Text: Hashable, Sendable {
    public let slot: ConfiguredText
    /// The key, or “Table/key”.
    public let key: ConfiguredText
    /// What stands for the arguments; the others are those of the key's comment and binding.
    public let samples: SampleArguments

    public init(slot: ConfiguredText, key: ConfiguredText, samples: SampleArguments = SampleArguments()) {
      self.slot = slot
      self.key = key
      self.samples = samples
    }
  }

  public var name: ConfiguredText
  public var component: ConfiguredText
  public var axes: [Choice]
  public var texts: [Text]

  public init(name: ConfiguredText, component: ConfiguredText, axes: [Choice] = [], texts: [Text] = []) {
    self.name = name
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
