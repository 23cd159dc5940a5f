import ICU
import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags a table that lacks a language of the project.
  static let missingLocale = Rule(
    id: "missing-locale",
    summary: "A table has nothing in a language of the project.",
    rationale:
      """
      All its texts show in another language, or as keys. An error in the languages that 'complete' names; for others \
      its keys are counted as missing; a warning where there is no 'complete', and of a page of the system's settings. \
      A table that the development language \
      alone has is told once. The languages are those of 'locales'; without an l10n.json, those that the project ships.
      """,
    example: RuleExample(
      bad: .files([
        "l10n.json": "{ \"locales\": [\"en\", \"de\"], \"complete\": [\"de\"] }\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      ]),
      good: .files([
        "l10n.json": "{ \"locales\": [\"en\", \"de\"], \"complete\": [\"de\"] }\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
      ])),
    severity: .error,
    check: .table { group, report in
      let configuration = report.project.configuration
      let wanted = configuration.locales + (configuration.complete ?? []).filter { !configuration.locales.contains($0) }
      guard !wanted.isEmpty, !untranslatedNames.contains(group.name.lowercased()), let place = report.place(of: group)
      else { return }
      // Without the development language nothing tells what others lack: that it is not there is said once.
      var asked = group.source == nil ? wanted.filter { $0 == report.project.developmentLanguage } : wanted
      // The development language has these texts in Info.plist itself, in a definition of intents, or as keys.
      if group.isInfoPlist || report.hasOwnTexts(group) { asked.removeAll { $0 == report.project.developmentLanguage } }
      // A page of the system's settings, which an app may never have filled.
      let isOfSettings = group.folder.hasSuffix(".bundle")
      let present = Set(group.tables.keys.compactMap { LocaleIdentifier($0) })
      var lacking: [(locale: String, severity: Severity?)] = []
      var lackingAtAll = 0
      for locale in asked where !report.project.pseudoLocales.contains(locale) {
        // What is in `pt` serves the readers of `pt-BR`: which of its texts they miss is told of no table alone.
        guard let identifier = LocaleIdentifier(locale), !present.contains(identifier),
          !identifier.ancestors.contains(where: present.contains),
          report.measured.request.checkedLocales?.contains(locale) ?? true
        else { continue }
        lackingAtAll += 1
        let completeness = configuration.completeness(of: locale)
        if let table = TranslatedTable(lacking: locale, group) {
          let missing = report.missingKeys(of: table)
          if completeness == .open { report.count(missing, of: table) }
          // As where all its texts are names, or are replaced in code.
          if completeness == .open || missing.isEmpty || group.isKeptAsItIs(missing) { continue }
        }
        lacking.append((locale, isOfSettings ? .warning : completeness.severity))
      }
      // What the system asks in the app's name.
      let isRare = isOfSettings || group.isInfoPlist
      guard group.source == nil || group.tables.count > 1 || lacking.count < 2 else {
        return report.add(
          "table '\(group.name)' is in '\(report.project.developmentLanguage)' alone: "
            + "\(lackingAtAll) languages of the project lack it", at: place, table: group.name,
          severity: lacking.contains { $0.severity == nil } ? nil : lacking.first?.severity, isRare: isRare)
      }
      for (locale, severity) in lacking {
        report.add(
          "table '\(group.name)' has nothing in '\(locale)', a language of the project", at: place,
          table: group.name, locale: locale, severity: severity, isRare: isRare)
      }
    })
}

/// What projects call tables that are for one language alone, in small letters.
private let untranslatedNames: Set<String> = ["untranslated", "nontranslatable", "untranslatable", "donottranslate"]

extension Report {
  /// Whether the development language needs no file of a table: its texts stand in a definition of intents, in a
  /// storyboard or nib, or are the keys.
  fileprivate func hasOwnTexts(_ group: TableGroup) -> Bool {
    guard group.source == nil, let index = project.sourceIndex, let number = project.number(of: group) else {
      return false
    }
    if index.intentTables.contains(group.name) || index.hasInterface(named: group.name) { return true }
    let keys = Set(group.tables.values.lazy.flatMap(\.entries).map(\.key.string))
    return index.usedGroups.contains(number) && !keys.contains { InterfaceKey.isOne($0) || KeySpelling($0).isName }
  }

  /// The start of the file that holds a table in the development language, else of the first that holds it; `nil` for
  /// XLIFF, which holds one language.
  fileprivate func place(of group: TableGroup) -> Place? {
    let table = group.source ?? group.tables.min { $0.key < $1.key }?.value
    guard let number = table?.entries.first?.document, project.documents[number].tablePath.format != .xliff else {
      return nil
    }
    return .document(number, ByteRange(0, 0))
  }
}

extension LocaleIdentifier {
  /// The locales that stand in for it, the nearest first.
  fileprivate var ancestors: [LocaleIdentifier] {
    guard let parent else { return [] }
    return [parent] + parent.ancestors
  }
}

extension TranslatedTable {
  /// A table in a locale that has nothing of it; `nil` where there is no development language to compare with.
  fileprivate init?(lacking locale: String, _ group: TableGroup) {
    guard let source = group.source else { return nil }
    self.init(
      group: group, locale: locale, source: source, translation: Table(name: group.name, locale: locale),
      match: KeyMatch(ofNothingTo: source))
  }
}

extension TableGroup {
  /// Whether two translations and more have some of the texts as the development language has them, each of them, as
  /// `TOTP` and `30`: the others need no table for these.
  ///
  /// - Parameter entries: Their numbers in the development language.
  fileprivate func isKeptAsItIs(_ entries: [Int]) -> Bool {
    guard let source, entries.count <= 10 else { return false }
    let others = translations.compactMap { tables[$0] }
    return others.count > 1
      && entries.allSatisfy { number in
        let entry = source.entries[number]
        guard let text = entry.message.plainText?.string else { return false }
        return others.allSatisfy { $0[entry.key.string].map { $0.message.plainText?.string == text } ?? true }
      }
  }
}
