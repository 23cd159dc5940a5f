import ICU
import Project

extension Rule {
  /// Flags a web or e-mail address of the source that a translation drops or changes.
  static let changedURL = Rule(
    id: "changed-url",
    summary:
      "A web or e-mail address of the source is missing or different in a translation, in its words, links or tags.",
    rationale: "The link leads nowhere, or to the wrong place.",
    example: RuleExample(
      bad: .translation("See https://l10n.dev/help.", "Siehe https://l1On.dev/help.", to: "de"),
      good: .translation("See https://l10n.dev/help.", "Siehe https://l10n.dev/de/hilfe.", to: "de")),
    severity: .warning,
    check: .pair(on: .difference(.addresses)) { pair, report in
      let sources = Addresses.of(pair.source.string)
      guard !sources.isEmpty, !pair.translationTraits.contains(.blank) else { return }
      let found = Addresses.of(pair.translation.string)
      let languages = Set([pair.locale, pair.sourceLocale].flatMap(Addresses.languageNames))
      // A text that is an address and nothing else names the page of its language.
      if sources.count == 1, found.count == 1, sources[0].isAll(of: pair.source.string),
        found[0].isAll(of: pair.translation.string), !found[0].hasOtherEnding(than: sources[0], languages)
      {
        return
      }
      // An address of a mail that stands alone is an example.
      if sources[0].isAll(of: pair.source.string), !sources[0].text.contains("/") { return }
      var others = found.filter { address in !sources.contains { $0.isSame(as: address, languages) } }
      var told: Set<String> = []
      for source in sources where !source.isSample && !source.isExample(in: pair.source.string) {
        // A link may name its target, and an address may have become one.
        let isKept =
          found.contains { source.isSame(as: $0, languages) && (!source.isHidden || $0.isHidden) }
          || pair.translation.string.contains(source.text) && !(source.isHidden && others.contains(where: \.isHidden))
        if isKept {
          if let other = found.first(where: { $0.leadsElsewhere(than: source, languages, sources, pair, report) }) {
            report.addOther(other, than: source, of: pair)
          }
          continue
        }
        guard told.insert(source.name).inserted else { continue }
        guard let index = others.firstIndex(where: { $0.isHidden == source.isHidden }) ?? others.indices.first else {
          if !source.isHidden || !pair.dropsMarkup {
            report.add("translation drops the address '\(source.text)'\(pair.place)", of: pair)
          }
          continue
        }
        let other = others.remove(at: index)
        // A made-up address, which each language makes up anew.
        let isSample =
          source.text.contains("@") && report.isMostlyWithout(source.text, pair.unit)
          // Another address of the same people: the source has had it before.
          || other.host.map { report.isInSource("//\($0)", of: pair.unit) } ?? false
        report.addOther(other, than: source, of: pair, isSample: isSample)
      }
    })
}

extension Report {
  fileprivate mutating func addOther(
    _ other: Addresses.Address, than source: Addresses.Address, of pair: TextPair, isSample: Bool = false
  ) {
    add(
      "translation has the address '\(other.text)'\(pair.place), the source '\(source.text)'", at: other.range,
      of: pair,
      isRare: isSample, isGrave: !isSample)
  }

  /// Whether a text of the development language has that address and no longer one.
  ///
  /// - Complexity: O(*n*) in the texts of the table.
  fileprivate func isAddress(_ address: String, of unit: Unit) -> Bool {
    project.groups.lazy.filter { $0.name == unit.table }.contains { group in
      group.sourceEntries.contains { entry in
        guard let text = entry.message.plainText?.string, text.contains(address) else { return false }
        return Addresses.of(text).contains { $0.text == address }
      }
    }
  }
}

extension TextPair {
  /// Whether the translation has fewer links or tags, of which markup-mismatch tells.
  fileprivate var dropsMarkup: Bool {
    let (source, translation) = (Markup(source.string), Markup(translation.string))
    return translation.links.count < source.links.count || translation.tags.count < source.tags.count
  }
}

extension Addresses.Address {
  /// Whether it is another page of the same place: “/terms” where the source has “/privacy”, or one that the source
  /// names in another text, and not here.
  fileprivate func leadsElsewhere(
    than source: Addresses.Address, _ languages: Set<String>, _ sources: [Addresses.Address], _ pair: TextPair,
    _ report: Report
  ) -> Bool {
    source.text.contains("://") && withoutSlash != source.withoutSlash && isSame(as: source, languages)
      && !pair.translation.string.contains(source.text) && !sources.contains { $0.text == text }
      && (isOtherPage(than: source) || report.isAddress(text, of: pair.unit))
  }

  /// An address without a path means the same with one slash.
  private var withoutSlash: Substring { text.hasSuffix("/") ? text.dropLast() : text[...] }

  /// Names of pages that every site has, by what they are about.
  private static let pages: [String: Int] = [
    "privacy": 0, "privacy-policy": 0, "terms": 1, "tos": 1, "terms-of-service": 1, "terms-of-use": 1, "help": 2,
    "support": 2, "faq": 2, "imprint": 3, "pricing": 4, "download": 5,
  ]

  private var page: Int? {
    text.lowercased().split { "/?#".contains($0) }.last.flatMap { Self.pages[String($0)] }
  }

  /// Whether the last names of both are English and those of different pages.
  private func isOtherPage(than source: Addresses.Address) -> Bool {
    guard let page, let other = source.page else { return false }
    return page != other
  }

  /// The same for an address of mail with and without its scheme.
  fileprivate var name: String { text.hasPrefix("mailto:") ? String(text.dropFirst(7)) : text }
}
