import ICU
import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags an `.lproj` folder whose name is no language that a system knows.
  static let badLocaleFolder = Rule(
    id: "bad-locale-folder",
    summary: "The name of an .lproj folder is not a language tag.",
    rationale: "No preferred language selects the folder: its texts are never shown.",
    example: RuleExample(
      bad: .strings(#""save" = "Speichern";"#, locale: "german"),
      good: .strings(#""save" = "Speichern";"#, locale: "de")),
    severity: .warning,
    check: .project { report in
      let folders = LocaleFolders(report.project.documents.lazy.map(\.tablePath))
      var seen: Set<String> = []
      for (number, document) in report.project.documents.enumerated() {
        let path = document.tablePath
        guard let name = path.localeFolder else { continue }
        let isNew = seen.insert("\(path.folder)/\(name)").inserted
        var flaw = isNew ? Rule.flaw(ofFolder: name, locale: path.locale, isRead: folders.isRead(path)) : nil
        if flaw == nil, path.format == .xcstrings, name != FolderName.allLanguages {
          flaw = "a catalog stands in '\(name).lproj': Xcode takes it from a plain folder or from mul.lproj only"
        }
        guard let flaw else { continue }
        report.add(flaw, at: .document(number, ByteRange(0, 0)), table: path.name, locale: path.locale)
      }
    })

  /// - Parameter locale: What an app takes the folder for.
  private static func flaw(ofFolder name: String, locale: String?, isRead: Bool) -> String? {
    if FolderName.noLanguages.contains(name) { return nil }
    if let locale, locale != name {
      return isRead
        ? "'\(name).lproj' is the old name of a language: name it '\(locale).lproj'"
        : "'\(name).lproj' is not read beside '\(locale).lproj', so that its texts are never shown: move them there"
    }
    guard let locale = LocaleIdentifier(name), locale.isKnownLanguage else {
      return "'\(name).lproj' names no language that a system knows: its texts are never shown"
    }
    guard let region = locale.region, !locale.isPseudo, locale.displayName(in: "en").contains("(\(region)") else {
      return nil
    }
    return "'\(name).lproj' names the region '\(region)', which does not exist: its texts are never shown"
  }
}
