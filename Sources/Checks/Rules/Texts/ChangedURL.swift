import ICU

extension Rule {
  /// Flags a web or e-mail address of the source that a translation drops or changes.
  static let changedURL = Rule(
    id: "changed-url",
    summary: "A web or e-mail address of the source is missing or different in a translation.",
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
      for source in sources
      where !source.isSample && !source.isExample(in: pair.source.string)
        && !pair.translation.string.contains(source.text)
        && !found.contains(where: { source.isSame(as: $0, languages) })
      {
        if others.isEmpty {
          report.add("translation drops the address '\(source.text)'\(pair.place)", of: pair)
        } else {
          let other = others.removeFirst()
          // A made-up address, which each language makes up anew.
          let isSample =
            source.text.contains("@") && report.isMostlyWithout(source.text, pair.unit)
            // Another address of the same people: the source has had it before.
            || other.host.map { report.isInSource("//\($0)", of: pair.unit) } ?? false
          report.add(
            "translation has the address '\(other.text)'\(pair.place), the source '\(source.text)'", at: other.range,
            of: pair, isRare: isSample, isGrave: !isSample)
        }
      }
    })
}
