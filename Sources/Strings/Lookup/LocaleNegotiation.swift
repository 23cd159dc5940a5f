import Locales
import Messages

/// Chooses among the locales of a project as an app would.
package enum LocaleNegotiation {
  /// The available locale that serves the first of `preferences` that any serves at all.
  ///
  /// For each preference in turn: the same locale after canonical and likely subtags (`zh-HK` is `zh-Hant-HK`, `iw` is
  /// `he`, `no` is `nb`), else the nearest of its parents by CLDR (`es-MX`, `es-419`, `es`; `en-AU`, `en-001`, `en`),
  /// else the same language and script in the likeliest region, else in any. A script that the reader did not ask for
  /// is never taken: `sr` does not serve `sr-Latn`.
  ///
  /// - Parameters:
  ///   - preferences: BCP 47 tags or older spellings, the most wanted first.
  ///   - available: Locale names as folders spell them.
  /// - Returns: One of `available`, `nil` when none speaks a wanted language.
  package static func best(
    for preferences: [String], among available: [String],
    _ services: any LocaleServices = SystemLocales.services
  ) -> String? {
    let candidates = available.sorted().compactMap { Candidate($0, services) }
    for preference in preferences {
      guard let wanted = services.identifier(preference) else { continue }
      if let best = best(for: wanted, among: candidates, services) { return best.name }
    }
    return nil
  }

  /// The locales to ask for a key, in turn: `locale`, its parents among `available`, the development language, `Base`.
  package static func fallbacks(
    of locale: String, among available: [String], developmentLanguage: String,
    _ services: any LocaleServices = SystemLocales.services
  ) -> [String] {
    let candidates = available.sorted().compactMap { Candidate($0, services) }
    var chain = [locale]
    var script: String?
    if let start = services.identifier(locale) {
      script = services.maximized(start).script
      for parent in ancestors(of: start, services).dropFirst() {
        chain += candidates.filter { $0.likely == Likely(parent, services) && $0.likely.script == script }.map(\.name)
      }
    }
    chain += [developmentLanguage, FolderName.base]
    var seen: Set<String> = []
    return chain.filter { seen.insert($0).inserted }
  }

  private static func best(
    for wanted: LocaleIdentifier, among candidates: [Candidate], _ services: any LocaleServices
  ) -> Candidate? {
    let likely = Likely(wanted, services)
    let speaking = candidates.filter { $0.likely.language == likely.language && $0.likely.script == likely.script }
    if let exact = speaking.first(where: { $0.locale == wanted }) { return exact }
    for ancestor in ancestors(of: wanted, services) {
      let form = Likely(ancestor, services)
      if form.language == likely.language, let found = speaking.first(where: { $0.likely == form }) { return found }
    }
    let plain = services.identifier(likely.language + (likely.script.map { "-" + $0 } ?? ""))
      .map { Likely($0, services) }
    return speaking.first { $0.likely == plain } ?? speaking.first
  }

  /// A locale and its parents, itself first; one whose script goes without saying, as of `zh-MO`, with its script.
  private static func ancestors(
    of locale: LocaleIdentifier, _ services: any LocaleServices
  ) -> [LocaleIdentifier] {
    let maximal = services.maximized(locale)
    let usual = services.identifier(locale.language).flatMap { services.maximized($0).script }
    var chain = [maximal.script == usual ? locale : maximal]
    while let parent = services.parent(of: chain[chain.count - 1]), chain.count < 8 { chain.append(parent) }
    return chain
  }

  private struct Candidate {
    let name: String
    let locale: LocaleIdentifier
    let likely: Likely

    init?(_ name: String, _ services: any LocaleServices) {
      guard let locale = services.identifier(name) else { return nil }
      self.name = name
      self.locale = locale
      likely = Likely(locale, services)
    }
  }

  /// Language, script and region with the likely subtags put in.
  private struct Likely: Equatable {
    var language: String
    var script: String?
    var region: String?

    init(_ locale: LocaleIdentifier, _ services: any LocaleServices) {
      let maximal = services.maximized(locale)
      language = maximal.language == "no" ? "nb" : maximal.language
      script = maximal.script
      region = maximal.region
    }
  }
}
