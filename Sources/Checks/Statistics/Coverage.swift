/// How far the translation of some keys is. Each key is counted once, however many forms it has.
package struct Coverage: Hashable, Sendable {
  /// Why a translation that is there is not finished.
  package enum Flaw: String, CaseIterable, Sendable {
    case new
    case needsReview
    /// The catalog says that the code no longer uses the key.
    case stale
    /// A plural form that integers select in the language is absent.
    case missingForms
  }

  /// Keys of the development language that are to be translated.
  package internal(set) var keys = 0
  package internal(set) var translated = 0
  /// Absent, or empty where the source is not.
  package internal(set) var missing = 0
  /// Keys by the first flaw that they have; one without keys is absent.
  package internal(set) var flaws: [Flaw: Int] = [:]
  /// The source texts of the keys that are missing or not finished.
  package internal(set) var left = TextAmount()

  package var unfinished: Int { keys - translated - missing }

  /// The part that is translated in thousandths, rounded down, so that 1,000 is only what is complete; without keys
  /// nothing is open.
  package var permille: Int { keys == 0 ? 1_000 : translated * 1_000 / keys }

  /// As in “83.2 %”.
  package var percentText: String {
    permille == 1_000 ? "100 %" : "\(permille / 10).\(permille % 10) %"
  }

  /// Whether less than `percent` of the keys is translated.
  package func isBelow(percent: Double) -> Bool {
    keys > 0 && Double(translated) * 100 < percent * Double(keys)
  }

  static func += (left: inout Coverage, right: Coverage) {
    left.keys += right.keys
    left.translated += right.translated
    left.missing += right.missing
    left.flaws.merge(right.flaws, uniquingKeysWith: +)
    left.left += right.left
  }
}
