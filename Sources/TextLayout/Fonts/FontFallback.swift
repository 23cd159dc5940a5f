import ICU

/// The families that are tried where the one asked for has no glyph, by script and language.
///
/// First what a project says, then “Noto Sans” of the script (CJK by language), then Noto's families for all. It is not
/// Core Text's cascade, which is not published and ends in Apple's own fonts.
package struct FontFallback: Hashable, Sendable {
  /// A family that a project puts before the built-in ones.
  package struct Rule: Hashable, Sendable {
    package var family: String
    /// ISO 15924 tags of the scripts it is for, as numbers; empty for all.
    package var scripts: [UInt32]
    /// The locales it is for: “zh-Hant” holds for Taiwan too; empty for all.
    package var locales: [LocaleIdentifier]

    package init(family: String, scripts: [UInt32] = [], locales: [LocaleIdentifier] = []) {
      self.family = family
      self.scripts = scripts
      self.locales = locales
    }

    func holds(forScript script: UInt32, locale: LocaleIdentifier) -> Bool {
      guard scripts.isEmpty || scripts.contains(script) else { return false }
      guard !locales.isEmpty else { return true }
      let full = locale.maximized
      return locales.contains { wanted in
        wanted.language == locale.language && (wanted.script ?? full.script) == full.script
          && (wanted.region ?? full.region) == full.region
      }
    }
  }

  /// A family in line.
  package struct Choice: Hashable, Sendable {
    package let family: String
    /// The face to take from a collection that is known by its file's name.
    package let collectionIndex: Int
  }

  package var rules: [Rule]

  package init(rules: [Rule] = []) { self.rules = rules }

  /// The families to try in turn for a script in a locale.
  package func choices(forScript script: UInt32, locale: LocaleIdentifier) -> [Choice] {
    let name = Script.longName(ofTag: script)
    let general = ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math"]
    // “،” beside a Latin word counts as Latin.
    let own = Self.families(ofScript: Self.scriptName(of: locale))
    let (cjk, emoji) = ("Noto Sans CJK", "Noto Color Emoji")
    let builtIn: [String]
    switch name {
    case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": builtIn = [cjk] + general + own + [emoji]
    // Full-width signs among letters of one of these languages belong to its font.
    case "Common" where ["ja", "ko", "zh"].contains(locale.language): builtIn = [cjk] + general + own + [emoji]
    // Noto Sans itself has these.
    case "Latin", "Greek", "Cyrillic", "Common", "Inherited", "Unknown": builtIn = general + own + [cjk, emoji]
    // Urdu and Kashmiri are written in Nastaliq, also on Apple's systems.
    case "Arabic" where ["ks", "ur"].contains(locale.language):
      builtIn = ["Noto Nastaliq Urdu"] + Self.families(ofScript: name) + general + own + [cjk, emoji]
    default: builtIn = Self.families(ofScript: name) + general + own + [cjk, emoji]
    }
    var seen: Set<String> = []
    let chosen = rules.filter { $0.holds(forScript: script, locale: locale) }.map(\.family)
    let index = Self.collectionIndex(forScript: name, locale: locale)
    return (chosen + builtIn).filter { seen.insert($0).inserted }.map { Choice(family: $0, collectionIndex: index) }
  }

  private static func families(ofScript name: String) -> [String] { ["Noto Sans \(name)", "Noto Serif \(name)"] }

  /// Unicode's name of the script that a locale is written in.
  private static func scriptName(of locale: LocaleIdentifier) -> String {
    let code = locale.maximized.script ?? ""
    return Script.longName(ofTag: code.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// The faces of Noto Sans CJK are Japanese, Korean, and simplified and traditional Chinese, in this order.
  private static func collectionIndex(forScript name: String, locale: LocaleIdentifier) -> Int {
    switch locale.language {
    case "ja": return 0
    case "ko": return 1
    case "zh": return locale.maximized.script == "Hant" ? 3 : 2
    default: break
    }
    switch name {
    case "Hangul": return 1
    case "Bopomofo": return 3
    default: return 0
    }
  }
}
