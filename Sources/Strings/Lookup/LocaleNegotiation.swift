import ICU

/// Chooses among the locales of a project as an app would.
public enum LocaleNegotiation {
  /// The available locale that serves the first of `preferences` that any serves at all.
  ///
  /// For each preference in turn: the same locale after likely subtags (`zh-HK` is `zh-Hant-HK`), then the same
  /// language and script without a region, then the same language and script in any region.
  ///
  /// - Parameters:
  ///   - preferences: BCP 47 tags or older spellings, the most wanted first.
  ///   - available: Locale names as folders spell them.
  /// - Returns: One of `available`, `nil` when none speaks a wanted language.
  public static func best(for preferences: [String], among available: [String]) -> String? {
    let candidates = available.sorted().compactMap { name in
      LocaleIdentifier(name).map { (name: name, locale: $0, maximal: Key($0)) }
    }
    for preference in preferences {
      guard let wanted = LocaleIdentifier(preference) else { continue }
      let key = Key(wanted)
      let speaking = candidates.filter { $0.maximal.language == key.language && $0.maximal.script == key.script }
      let best =
        speaking.first { $0.locale == wanted } ?? speaking.first { $0.maximal == key }
        ?? speaking.first { $0.locale.region == nil } ?? speaking.first
      if let best { return best.name }
    }
    return nil
  }

  private struct Key: Equatable {
    var language: String
    var script: String?
    var region: String?

    init(_ locale: LocaleIdentifier) {
      let maximal = locale.maximized
      language = maximal.language == "no" ? "nb" : maximal.language
      script = maximal.script
      region = maximal.region
    }
  }
}
