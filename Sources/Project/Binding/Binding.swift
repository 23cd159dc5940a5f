import SourceText

/// The rule that puts the texts of some keys into a slot of a component.
public struct Binding: Sendable {
  /// Who states it.
  public enum Origin: Hashable, Sendable {
    /// The configuration file, at a place.
    case configuration(SourcePosition)
    /// The comments of single keys.
    case comment
    /// Calls of the component in the code.
    case code
  }

  /// The keys it holds for, as in “button.*”.
  public var keys: WildcardPattern
  /// The tables it holds for; `nil` for all.
  public var table: WildcardPattern?
  public var component: String
  public var slot: String
  /// Choices that differ from the component's defaults.
  public var axes: [String: String]
  /// What stands for the arguments when a text is measured.
  public var samples: SampleArguments
  public var origin: Origin

  public init(
    keys: WildcardPattern, table: WildcardPattern? = nil, component: String, slot: String,
    axes: [String: String] = [:], samples: SampleArguments = SampleArguments(),
    origin: Origin = .configuration(SourcePosition(line: 1, column: 1))
  ) {
    self.keys = keys
    self.table = table
    self.component = component
    self.slot = slot
    self.axes = axes
    self.samples = samples
    self.origin = origin
  }

  /// The name as the command line gives it, as in “EkoButton.title”.
  public var slotName: String { component + "." + slot }

  /// The slot with its choices, as a comment spells it: “EkoButton.title(size: large)”.
  public var slotDescription: String {
    let choices = axes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return choices.isEmpty ? slotName : "\(slotName)(\(choices.joined(separator: ", ")))"
  }

  public func holds(forKey key: String, table name: String) -> Bool {
    keys.matches(key) && table?.matches(name) ?? true
  }
}
