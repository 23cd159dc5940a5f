import SourceText

/// The rule that puts the texts of some keys into a slot of a component.
public struct Binding: Sendable {
  /// The keys it holds for, as in “button.*”.
  public var keys: WildcardPattern
  /// The tables it holds for; `nil` for all.
  public var table: WildcardPattern?
  public var component: String
  public var slot: String
  /// Choices that differ from the component's defaults.
  public var axes: [String: String]
  /// Where the configuration states it.
  public var position: SourcePosition

  public init(
    keys: WildcardPattern, table: WildcardPattern? = nil, component: String, slot: String,
    axes: [String: String] = [:], position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.keys = keys
    self.table = table
    self.component = component
    self.slot = slot
    self.axes = axes
    self.position = position
  }

  /// The name as the command line gives it, as in “EkoButton.title”.
  public var slotName: String { component + "." + slot }

  public func holds(forKey key: String, table name: String) -> Bool {
    keys.matches(key) && table?.matches(name) ?? true
  }
}
