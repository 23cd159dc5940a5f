import SourceText

/// What `l10n.json` asks a preview to show, as the file has it: no name is looked up yet.
public struct ConfiguredPreview: Sendable {
  /// A name with its place.
  public struct Name: Hashable, Sendable {
    public let text: String
    public let position: SourcePosition

    public init(_ text: String, position: SourcePosition = SourcePosition(line: 1, column: 1)) {
      self.text = text
      self.position = position
    }
  }

  /// A choice of an axis of the component.
  public struct Choice: Hashable, Sendable {
    public let axis: Name
    public let value: Name

    public init(axis: Name, value: Name) {
      self.axis = axis
      self.value = value
    }
  }

  /// A key in a slot of the component.
  public struct Text: Hashable, Sendable {
    public let slot: Name
    /// The key, or “Table/key”.
    public let key: Name
    /// What stands for the arguments; the others are those of the key's comment and binding.
    public let samples: SampleArguments

    public init(slot: Name, key: Name, samples: SampleArguments = SampleArguments()) {
      self.slot = slot
      self.key = key
      self.samples = samples
    }
  }

  public var name: Name
  public var component: Name
  public var axes: [Choice]
  public var texts: [Text]

  public init(name: Name, component: Name, axes: [Choice] = [], texts: [Text] = []) {
    self.name = name
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
