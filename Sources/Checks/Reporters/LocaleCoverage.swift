import Project

/// How much of the development language a locale has.
public struct LocaleCoverage: Hashable, Sendable {
  public let locale: String
  /// Keys of the development language that are to be translated, in the tables that have this locale.
  public let keys: Int
  /// Those of them that the locale has.
  public let translated: Int

  public var missing: Int { keys - translated }

  public init(locale: String, keys: Int, translated: Int) {
    self.locale = locale
    self.keys = keys
    self.translated = translated
  }

  /// The coverage of each locale, sorted.
  ///
  /// - Parameter locales: Those to look at; `nil` for all of the project.
  /// - Complexity: O(*n*) in the keys of the project times its locales.
  public static func all(of project: Project, locales: Set<String>? = nil) -> [LocaleCoverage] {
    var counts: [String: (keys: Int, translated: Int)] = [:]
    for group in project.groups {
      guard let source = group.source else { continue }
      let untranslatable = source.entries.indices.filter { !source.entries[$0].isTranslatable }
      let keys = source.entries.count - untranslatable.count
      for locale in group.translations where locales?.contains(locale) ?? true {
        guard let table = group.tables[locale] else { continue }
        let missing = KeyMatch(of: table, to: source).missing
        let translated =
          keys - (untranslatable.isEmpty ? missing.count : missing.count { source.entries[$0].isTranslatable })
        let count = counts[locale] ?? (0, 0)
        counts[locale] = (count.keys + keys, count.translated + translated)
      }
    }
    return counts.sorted { $0.key < $1.key }.map {
      LocaleCoverage(locale: $0.key, keys: $0.value.keys, translated: $0.value.translated)
    }
  }
}
