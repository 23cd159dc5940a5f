import ProjectTables
import SourceText

/// The rule that puts the texts of some keys into a slot of a component.
package struct Binding: Sendable {
  /// Who states it.
  package enum Origin: Hashable, Sendable {
    /// The configuration file, at a place.
    case configuration(SourcePosition)
    /// The comments of single keys.
    case comment
    /// Calls of the component in the code.
    case code
  }

  /// The keys it holds for, as in “button.*”.
  package var keys: WildcardPattern
  /// The tables it holds for; `nil` for all.
  package var table: WildcardPattern?
  package var component: String
  package var slot: String
  /// Choices that differ from the component's defaults.
  package var axes: [String: String]
  /// What stands for the arguments when a text is measured.
  package var samples: SampleArguments
  package var origin: Origin

  package init(
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
  package var slotName: String { component + "." + slot }

  /// The slot with its choices, as a comment spells it: “EkoButton.title(size: large)”.
  package var slotDescription: String {
    let choices = axes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return choices.isEmpty ? slotName : "\(slotName)(\(choices.joined(separator: ", ")))"
  }

  package func holds(forKey key: String, table name: String) -> Bool {
    keys.matches(key) && table?.matches(name) ?? true
  }
}
