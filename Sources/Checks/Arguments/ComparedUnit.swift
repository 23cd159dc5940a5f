import ICU
import Project
import StringTables

/// A key of a translation with all its texts beside its source, and the differences between their arguments.
package struct ComparedUnit: Sendable {
  package let unit: Unit
  let differences: [ArgumentDifference]

  init(_ unit: Unit, source: ReadMessage, translation: ReadMessage, plurals: PluralRules?) {
    self.unit = unit
    // The translation has the same key.
    let isRuleEditorFormat = unit.translation.isRuleEditorFormat || source.message.isRuleEditorFormat
    differences =
      isRuleEditorFormat
      ? []
      : ArgumentComparison(key: unit.key, source: source, translation: translation, plurals: plurals).differences
  }
}
