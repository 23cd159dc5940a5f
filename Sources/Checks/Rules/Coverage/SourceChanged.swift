import Project
import StringTables

extension Rule {
  /// Flags a translation of a text that says something else today.
  package static let sourceChanged = Rule(
    id: "source-changed",
    summary: "The text of the development language has changed since it was translated.",
    rationale:
      """
      The translation says what the app said before. Git tells when a text and its translation last changed: the last \
      500 commits of the main line that touch tables, and what is not committed yet. In XLIFF it is the source text of \
      the unit that differs from the table's. White space, punctuation and case alone are no change; what a catalog \
      marks as needing review is told by unfinished-state. Off unless it is asked for, since the history is read for it.
      """,
    example: RuleExample(
      bad: exchange(source: "Save"), good: exchange(source: "Save changes")),
    severity: .warning, isOnByDefault: false,
    check: .project { report in
      for locale in report.project.locales where report.measured.request.checkedLocales?.contains(locale) ?? true {
        report.addSourceChanges(locale)
      }
      report.addChangedUnits()
    })

  private static func exchange(source: String) -> ExampleProject {
    .files([
      "l10n.json": #"{ "rules": { "source-changed": "on" } }"# + "\n",
      "en.lproj/Localizable.strings": "\"save\" = \"Save changes\";\n",
      "de.xliff": """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
          <body>
            <trans-unit id="save">
              <source>\(source)</source>
              <target>Sichern</target>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """,
    ])
  }
}

extension Report {
  /// Reports what the history says of the translations of one language.
  fileprivate mutating func addSourceChanges(_ locale: String) {
    guard let changes = project.sourceChanges?.changes[locale] else { return }
    for (place, change) in changes.sorted(by: { ($0.key.group, $0.key.key) < ($1.key.group, $1.key.key) }) {
      guard let unit = project.groups[place.group].unit(of: place.key, in: locale), unit.isOutdated else { continue }
      let when = change.commit.map { "\($0) of \(change.day ?? "") changed it" } ?? "it is changed and not committed"
      add(
        "translated from '\(change.was)', which is not the text any more: \(when)",
        at: unit.translation.message.texts.first?.range ?? unit.translation.keyRange, of: unit)
    }
  }

  /// Reports the units of XLIFF whose source is not the text of the table any more.
  fileprivate mutating func addChangedUnits() {
    for exchange in project.groups where !exchange.isReadByApps {
      let tables = project.tables(ofOriginal: exchange.name)
      // Of two tables of one path nothing says which is meant.
      guard tables.count == 1, let now = tables.first, let then = exchange.source else { continue }
      for locale in exchange.translations
      where measured.request.checkedLocales?.contains(locale) ?? !project.pseudoLocales.contains(locale) {
        for entry in exchange.entries(in: locale) {
          guard let source = then[entry.key.string], let was = source.plainText?.string,
            let text = now[entry.key.string]?.plainText?.string, SourceChanges.isOtherwise(was, than: text)
          else { continue }
          let unit = Unit(table: exchange.name, locale: locale, source: source, translation: entry)
          if unit.isOutdated {
            add("translated from '\(was)': the table has '\(text)' now", at: entry.keyRange, of: unit)
          }
        }
      }
    }
  }
}

extension Project {
  /// The tables of the development language in the file that XLIFF calls its original, wherever it was exported.
  fileprivate func tables(ofOriginal original: String) -> [Table] {
    groups.filter(\.isReadByApps).compactMap(\.source).filter { table in
      table.documents.contains { document in
        let path = documents[document.number].path
        return path == original || path.hasSuffix("/" + original) || original.hasSuffix("/" + path)
      }
    }
  }
}

extension Unit {
  /// Whether nothing else says that the translation is to be looked at, and there is one.
  package var isOutdated: Bool {
    guard source.isTranslatable, translation.entry.unfinishedStates.isEmpty else { return false }
    let texts = translation.message.texts.map(\.string)
    return texts != source.message.texts.map(\.string) && texts.contains { !$0.isEmpty }
  }
}

extension TableGroup {
  /// A key in one language beside its source; `nil` where either has it not.
  package func unit(of key: String, in locale: String) -> Unit? {
    guard let source = source?[key], let translation = tables[locale]?[key] else { return nil }
    return Unit(table: name, locale: locale, source: source, translation: translation)
  }
}
