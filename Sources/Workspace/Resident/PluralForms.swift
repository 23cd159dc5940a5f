import ICU
import Locales

/// The forms that a plural of a language may have.
package enum PluralForms {
  /// Those that its rules select, `other` last; all of them for a language that nobody knows.
  package static func needed(in locale: String) -> [String] {
    let categories = (try? PluralRules(locale: locale))?.categories ?? Set(PluralCategory.allCases)
    return PluralCategory.allCases.filter(categories.contains).map(\.rawValue)
  }
}
