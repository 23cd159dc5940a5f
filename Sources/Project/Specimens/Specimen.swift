import SourceText

/// A component with all the texts that stand in it together: what is measured, and what a preview shows.
public struct Specimen: Sendable {
  /// Who puts the texts into the component.
  public enum Origin: Hashable, Sendable {
    /// An entry of `previews` in the configuration, at a place.
    case preview(SourcePosition)
    /// Bindings; the number of that of its first text.
    case binding(Int)
  }

  /// What stands in a slot: a key of the project, or a text.
  public struct Text: Hashable, Sendable {
    /// The number of the table group in ``Project/groups``.
    public let group: Int
    public let table: String
    public let key: String
    /// What stands for the arguments.
    public let samples: SampleArguments
    /// Whether the key is the text itself, which no table has.
    public let isLiteral: Bool

    public init(group: Int, table: String, key: String, samples: SampleArguments = SampleArguments()) {
      self.group = group
      self.table = table
      self.key = key
      self.samples = samples
      isLiteral = false
    }

    /// A text that is shown as it is in every language, and through the pseudolocalizer of a pseudo-locale.
    public init(literal text: String) {
      group = 0
      table = ""
      key = text
      samples = SampleArguments()
      isLiteral = true
    }
  }

  /// Tells it from the others of a project: the name in the configuration, or the component with its keys.
  public let name: String
  public let component: String
  /// Choices that differ from the component's defaults.
  public let axes: [String: String]
  /// By slot; the others are left out.
  public let texts: [String: Text]
  public let origin: Origin

  public init(
    name: String, component: String, axes: [String: String] = [:], texts: [String: Text],
    origin: Origin = .preview(SourcePosition(line: 1, column: 1))
  ) {
    self.name = name
    self.origin = origin
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
