import CICU
import Locales

package typealias LocaleIdentifier = Locales.LocaleIdentifier

extension LocaleIdentifier {
  /// Reads a spelling with hyphens or underscores in any case.
  ///
  /// Deprecated subtags give way to CLDR's replacements (`icu::Locale::canonicalize`). The language need not exist:
  /// see ``isKnownLanguage``.
  /// - Returns: `nil` when the spelling is not a well-formed tag.
  package init?(_ spelling: String) {
    guard !spelling.isEmpty, spelling.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let tag = Self.text { cicu_locale_canonical_tag(spelling, $0, &$1) }
    guard let tag, !tag.isEmpty else { return nil }
    self.init(canonical: tag)
  }

  /// The tag with CLDR's likely script and region: “zh-TW” becomes “zh-Hant-TW” (`uloc_addLikelySubtags`).
  package var maximized: LocaleIdentifier { derived { cicu_locale_maximize(tag, $0, &$1) } ?? self }

  /// The shortest tag that has the same likely subtags: “zh-Hant-TW” becomes “zh-TW” (`uloc_minimizeSubtags`).
  package var minimized: LocaleIdentifier { derived { cicu_locale_minimize(tag, $0, &$1) } ?? self }

  /// The locale that this one inherits from, by CLDR: “es-419” of “es-MX”, “zh-Hant” of “zh-Hant-HK”; `nil` where only
  /// the root is left, as of “es” and “zh-Hant”.
  package var parent: LocaleIdentifier? { derived { cicu_locale_parent(tag, $0, &$1) } }

  /// Whether the likely script of the locale runs from right to left, as of “ar-XB” (`uloc_isRightToLeft`).
  package var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

  /// Whether ICU has a name for the language: “qqq” or “Base” have none, and “und” is no language.
  package var isKnownLanguage: Bool { cicu_locale_has_known_language(tag) }

  /// Returns the name of the locale for readers of another, as in “Portuguese (Portugal)” (`uloc_getDisplayName`).
  ///
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Returns: The tag when ICU has no name in that locale.
  package func displayName(in locale: String) -> String {
    utf16String { cicu_locale_display_name(tag, locale, $0, $1, &$2) } ?? tag
  }

  private func subtag(_ write: (UnsafeMutablePointer<CChar>, inout Int32) -> Void) -> String? {
    guard let text = Self.text({ write($0, &$1) }), !text.isEmpty else { return nil }
    return text
  }

  private func derived(_ write: (UnsafeMutablePointer<CChar>, inout Int32) -> Void) -> LocaleIdentifier? {
    subtag(write).map { LocaleIdentifier(canonical: $0) }
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, inout Int32) -> Void) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CICU_LOCALE_CAPACITY)) { buffer in
      let start = buffer.baseAddress!
      start.initialize(to: 0)
      var status: Int32 = 0
      write(start, &status)
      return status > 0 ? nil : String(cString: start)
    }
  }
}
