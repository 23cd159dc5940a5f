import CICU

/// The locales that the system's libicu has data for.
package enum AvailableLocales {
  /// ICU's identifiers, as in “zh_Hant_HK”, in its order (`uloc_getAvailable`).
  package static var all: [String] {
    (0..<cicu_available_locale_count()).compactMap { cicu_available_locale($0).map { String(cString: $0) } }
  }
}
