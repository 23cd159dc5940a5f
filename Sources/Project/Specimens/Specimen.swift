/// What a preview shows of a component: a choice of its axes, and the keys whose texts stand in its slots.
public struct Specimen: Hashable, Sendable {
  /// A key of the project.
  public struct Text: Hashable, Sendable {
    /// The number of the table group in ``Project/groups``.
    public let group: Int
    public let table: String
    public let key: String
    /// What stands for the arguments.
    public let samples: SampleArguments

    public init(group: Int, table: String, key: String, samples: SampleArguments = SampleArguments()) {
      self.group = group
      self.table = table
      self.key = key
      self.samples = samples
    }
  }

  /// Tells it from the others of a project: the name in the configuration, or the component with its keys.
  public let name: String
  public let component: String
  /// Choices that differ from the component's defaults.
  public let axes: [String: String]
  /// By slot; the others are left out.
  public let texts: [String: Text]

  public init(name: String, component: String, axes: [String: String] = [:], texts: [String: Text]) {
    self.name = name
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
