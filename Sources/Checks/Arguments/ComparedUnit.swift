import ICU
import Project

/// A key of a translation with the differences between its arguments and those of its source.
public struct ComparedUnit: Sendable {
  public let unit: Unit
  let differences: [ArgumentDifference]

  init(_ unit: Unit, plurals: PluralRules?) {
    self.unit = unit
    differences =
      ArgumentComparison(
        source: unit.source.message, translation: unit.translation.message, plurals: plurals
      ).differences
  }
}
