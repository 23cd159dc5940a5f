import Project
import SourceText

extension Rule {
  /// Flags a file whose name differs in case from what other languages call the table.
  static let tableNameCase = Rule(
    id: "table-name-case",
    summary: "The name of a table differs between languages in upper and lower case.",
    rationale: "Apps look tables up by their exact name: under another the whole table is not found.",
    example: RuleExample(
      bad: .files([
        "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Notizen\";\n",
        "fr.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Notes\";\n",
        "ja.lproj/infoPlist.strings": "\"CFBundleName\" = \"メモ\";\n",
      ]),
      good: .files([
        "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Notizen\";\n",
        "fr.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Notes\";\n",
        "ja.lproj/InfoPlist.strings": "\"CFBundleName\" = \"メモ\";\n",
      ])),
    severity: .warning,
    check: .table { group, report in
      guard group.isReadByApps else { return }
      for (locale, table) in group.tables.sorted(by: { $0.key < $1.key })
      where report.measured.request.checkedLocales?.contains(locale) ?? true {
        for document in table.documents {
          let path = report.project.documents[document.number].tablePath
          guard path.name != group.name else { continue }
          report.add(
            """
            most languages call this table '\(group.name)', this file '\(path.name)': iOS, and some disks of Macs, \
            tell capital letters from small ones; rename the file
            """, at: .document(document.number, ByteRange(0, 0)), table: group.name, locale: locale,
            // The disk of most Macs finds it all the same.
            isRare: report.project.sourceIndex?.apps.makesAppsForOthersAlone ?? false)
        }
      }
    })
}
