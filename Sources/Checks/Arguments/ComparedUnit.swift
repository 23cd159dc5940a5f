import ICU
import Project
import Strings

/// A key of a translation with all its texts beside its source, and the differences between their arguments.
public struct ComparedUnit: Sendable {
  public let unit: Unit
  public let source: Message
  public let translation: Message
  let differences: [ArgumentDifference]

  init(_ unit: Unit, source: ReadMessage, translation: ReadMessage, plurals: PluralRules?) {
    self.unit = unit
    self.source = source.message
    self.translation = translation.message
    differences = ArgumentComparison(source: source, translation: translation, plurals: plurals).differences
  }
}
