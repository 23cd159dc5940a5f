import ICU
import Project
import SourceText
import StringFormats

extension Rule {
  /// Flags an `.lproj` folder whose name is no language that a system knows.
  static let badLocaleFolder = Rule(
    id: "bad-locale-folder",
    summary: "The name of an .lproj folder is no language tag.",
    rationale: "No reader's language leads to the folder: its texts are never shown.",
    example: RuleExample(
      bad: .strings(#""save" = "Speichern";"#, locale: "german"),
      good: .strings(#""save" = "Speichern";"#, locale: "de")),
    severity: .warning,
    check: .project { report in
      var seen: Set<String> = []
      for (number, document) in report.project.documents.enumerated() {
        guard let locale = document.tablePath.locale else { continue }
        let isNew = seen.insert("\(document.tablePath.folder)/\(locale)").inserted
        var flaw = isNew ? Rule.flaw(ofFolder: locale) : nil
        if flaw == nil, document.tablePath.format == .xcstrings, locale != "mul" {
          flaw = "a catalog stands in '\(locale).lproj': Xcode takes it from a plain folder or from mul.lproj only"
        }
        guard let flaw else { continue }
        report.add(flaw, at: .document(number, ByteRange(0, 0)), table: document.tablePath.name, locale: locale)
      }
    })

  /// Names of folders that hold no language, or one by the name that it had before there were tags.
  private static let otherNames: Set<String> = ["Base", "mul", "qqq"]
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
    "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt", "Korean": "ko",
    "Russian": "ru", "Polish": "pl", "Chinese": "zh-Hans",
  ]

  private static func flaw(ofFolder name: String) -> String? {
    if otherNames.contains(name) { return nil }
    if let tag = oldNames[name] {
      return "'\(name).lproj' is an old name that iOS does not read: name it '\(tag).lproj'"
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
