extension Rule {
  /// Flags tables beside those of the Xcode project that no target has.
  static let unlistedTable = Rule(
    id: "unlisted-table",
    summary: "Tables of languages or folders lie beside those of the Xcode project, and no target has them.",
    rationale: """
      The app has none of their texts. They are told once, and not checked, unless 'locales' or 'complete' of \
      l10n.json name their languages.
      """,
    example: RuleExample(
      bad: .files([
        "App.xcodeproj/project.pbxproj": ExampleProject.xcodeProject, "l10n.json": "{}\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "fr.lproj/Localizable.strings": "\"save\" = \"Enregistrer\";\n",
      ]),
      good: .files([
        "App.xcodeproj/project.pbxproj": ExampleProject.xcodeProject, "l10n.json": "{}\n",
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      ])),
    severity: .warning,
    check: .project { report in
      let unlisted = report.project.configuration.unlisted
      guard let first = unlisted.paths.min() else { return }
      var names: [String] = []
      if !unlisted.languages.isEmpty {
        names.append((unlisted.languages.count == 1 ? "the language " : "the languages ") + list(unlisted.languages))
      }
      if !unlisted.folders.isEmpty {
        names.append("tables in " + list(unlisted.folders))
      }
      report.add(
        "no target of the Xcode project has \(names.joined(separator: ", nor ")): add them to the project, or delete "
          + "them", at: .file(first), isRare: !unlisted.areForgotten)
    })

  private static let mostNamed = 20

  private static func list(_ names: [String]) -> String {
    let more = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
    return names.prefix(mostNamed).map { "'\($0)'" }.joined(separator: ", ") + more
  }
}
