import ICU
import Messages
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
      var known = KnownLocales(of: report.project)
      report.addBadFolders(&known)
      report.addBadLanguages(&known)
    })
}

extension Report {
  fileprivate mutating func addBadFolders(_ known: inout KnownLocales) {
    let folders = LocaleFolders(project.documents.lazy.map(\.tablePath))
    var seen: Set<String> = []
    for (number, document) in project.documents.enumerated() {
      let path = document.tablePath
      guard let name = path.localeFolder else { continue }
      let isNew = seen.insert("\(path.folder)/\(name)").inserted
      var flaw = isNew ? known.flaw(ofFolder: name, locale: path.locale, isRead: folders.isRead(path)) : nil
      if flaw == nil, path.format == .xcstrings, name != FolderName.allLanguages {
        flaw = "a catalog stands in '\(name).lproj': Xcode takes it from a plain folder or from mul.lproj only"
      }
      guard let flaw else { continue }
      add(flaw, at: .document(number, ByteRange(0, 0)), table: path.name, locale: path.locale)
    }
  }

  /// Reports the languages of catalogs and of XLIFF, each once.
  fileprivate mutating func addBadLanguages(_ known: inout KnownLocales) {
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
      guard entry.format.holdsSeveralLanguages, let flaw = known.flaw(of: locale, called: "'\(locale)'") else {
        continue
      }
      let more = place.count > 1 ? "; \(place.count) tables have it" : ""
      add(
        flaw + more, at: .document(entry.document, entry.entry.range), table: place.group.name,
        key: entry.key.string, locale: locale)
    }
  }
}
