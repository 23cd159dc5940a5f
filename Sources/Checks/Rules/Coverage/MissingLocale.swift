import ICU
import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags a table that lacks a language which the configuration names.
  static let missingLocale = Rule(
    id: "missing-locale",
    summary: "A table has nothing in a locale that the configuration names.",
    rationale: "All its texts show in another language, or as keys.",
    example: RuleExample(
      bad: .files([
        "l10n.json": "{ \"locales\": [\"en\", \"de\"] }\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      ]),
      good: .files([
        "l10n.json": "{ \"locales\": [\"en\", \"de\"] }\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
      ])),
    severity: .error,
    check: .table { group, report in
      let wanted = report.project.configuration.locales
      guard !wanted.isEmpty, let place = report.place(of: group) else { return }
      let present = group.tables.keys.compactMap { LocaleIdentifier($0) }
      for locale in wanted {
        guard let identifier = LocaleIdentifier(locale), !present.contains(identifier),
          report.measured.request.checkedLocales?.contains(locale) ?? true
        else { continue }
        report.add(
          "table '\(group.name)' has nothing in '\(locale)', which the configuration names", at: place,
          table: group.name, locale: locale)
      }
    })
}

extension Report {
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
