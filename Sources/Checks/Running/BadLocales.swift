import Project

/// Leaves out what a misspelt language lacks.
enum BadLocales {
  private static let rules: Set<String> = [
    Rule.missingTranslation.id, Rule.untranslated.id, Rule.unfinishedState.id,
  ]

  /// The entries without missing and unfinished texts of languages that are said to be none.
  static func alone(_ parts: [[Report.Entry]], in project: Project) -> [[Report.Entry]] {
    let named = Set(parts.joined().lazy.filter { $0.facts.rule == Rule.badLocale.id }.compactMap(\.facts.locale))
    if named.isEmpty { return parts }
    // `German.lproj` is a language, by its old name.
    var known = KnownLocales(of: project)
    let locales = named.filter { known.flaw(of: $0, called: $0) != nil }
    return parts.map { entries in
      entries.filter { entry in
        !rules.contains(entry.facts.rule) || !(entry.facts.locale.map(locales.contains) ?? false)
      }
    }
  }
}
