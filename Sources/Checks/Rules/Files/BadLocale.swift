import ICU
import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags an `.lproj` folder, or a language of a catalog, whose name is no language that a system knows.
  static let badLocale = Rule(
    id: "bad-locale",
    summary: "The name of an .lproj folder, or of a language in a catalog, is not a language tag.",
    rationale: "No preferred language selects it: its texts are never shown.",
    example: RuleExample(
      bad: .strings(#""save" = "Speichern";"#, locale: "german"),
      good: .strings(#""save" = "Speichern";"#, locale: "de")),
    severity: .warning,
    check: .project { report in
      report.addBadFolders()
      report.addBadLanguages()
    })
}

extension Report {
  fileprivate mutating func addBadFolders() {
    let folders = LocaleFolders(project.documents.lazy.map(\.tablePath))
    var seen: Set<String> = []
    for (number, document) in project.documents.enumerated() {
      let path = document.tablePath
      guard let name = path.localeFolder else { continue }
      let isNew = seen.insert("\(path.folder)/\(name)").inserted
      var flaw = isNew ? self.flaw(ofFolder: name, locale: path.locale, isRead: folders.isRead(path)) : nil
      if flaw == nil, path.format == .xcstrings, name != FolderName.allLanguages {
        flaw = "a catalog stands in '\(name).lproj': Xcode takes it from a plain folder or from mul.lproj only"
      }
      guard let flaw else { continue }
      add(flaw, at: .document(number, ByteRange(0, 0)), table: path.name, locale: path.locale)
    }
  }

  /// Reports the languages of catalogs and of XLIFF, each once.
  fileprivate mutating func addBadLanguages() {
    var found: [String: (group: TableGroup, count: Int)] = [:]
    for group in project.groups {
      for locale in group.tables.keys {
        found[locale] = (found[locale]?.group ?? group, (found[locale]?.count ?? 0) + 1)
      }
    }
    for (locale, place) in found.sorted(by: { $0.key < $1.key }) {
      guard let table = place.group.tables[locale], !table.entries.isEmpty, locale != TableGroup.noLocale,
        !FolderName.noLanguages.contains(locale)
      else { continue }
      let entry = table.entries[0]
      guard entry.format.holdsSeveralLanguages, let flaw = self.flaw(of: locale, called: "'\(locale)'") else {
        continue
      }
      let more = place.count > 1 ? "; \(place.count) tables have it" : ""
      add(
        flaw + more, at: .document(entry.document, entry.entry.range), table: place.group.name,
        key: entry.key.string, locale: locale)
    }
  }

  /// - Parameter locale: What an app takes the folder for.
  private func flaw(ofFolder name: String, locale: String?, isRead: Bool) -> String? {
    if FolderName.noLanguages.contains(name) { return nil }
    if let locale, locale != name {
      return isRead
        ? "'\(name).lproj' is the old name of a language: name it '\(locale).lproj'"
        : "'\(name).lproj' is not read beside '\(locale).lproj', so that its texts are never shown: move them there"
    }
    return flaw(of: name, called: "'\(name).lproj'")
  }

  /// What is wrong with a language tag; `nil` for one that a system knows.
  private func flaw(of name: String, called subject: String) -> String? {
    guard let locale = LocaleIdentifier(name), locale.isKnownLanguage || locale.isPseudo else {
      return unread("\(subject) names no language that a system knows", name)
    }
    if let script = locale.script, Script.tag(ofName: script) == nil {
      return unread("\(subject) names the script '\(script)', which does not exist", name)
    }
    guard let region = locale.region, !locale.isPseudo, locale.displayName(in: "en").contains("(\(region)") else {
      return nil
    }
    return unread("\(subject) names the region '\(region)', which does not exist", name)
  }

  private func unread(_ flaw: String, _ name: String) -> String {
    let nearest = nearestLocale(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return flaw + ": its texts are never shown" + nearest
  }

  /// The nearest locale of the project, else of those that a system knows.
  private func nearestLocale(to name: String) -> String? {
    let name = name.replacing("_", with: "-")
    let own = project.configuration.locales + Set(project.groups.flatMap(\.tables.keys)).sorted()
    let known = own.filter { $0 != name && LocaleIdentifier($0)?.isKnownLanguage ?? false }
    // The languages of most apps before those of few.
    let usual = [
      "de", "fr", "es", "it", "pt", "nl", "ja", "ko", "zh-Hans", "zh-Hant", "ru", "ar", "tr", "pl", "sv", "da", "nb",
      "fi", "cs", "hu", "el", "he", "th", "uk", "ro", "sk", "hr", "ca", "vi", "id", "ms", "hi", "pt-BR", "pt-PT",
      "en-GB", "es-419", "fr-CA", "zh-HK",
    ]
    return NearestName.of(name, in: known) ?? NearestName.of(name, in: usual)
      ?? NearestName.of(name, in: AvailableLocales.all.map { $0.replacing("_", with: "-") })
  }
}
