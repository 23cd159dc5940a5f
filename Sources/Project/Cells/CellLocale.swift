import ICU
import Pseudo
import StringTables

/// A locale that cells are laid out in: a language of the project, or a pseudo-locale.
package struct CellLocale: Sendable {
  /// As reports name it.
  package let tag: String
  package let identifier: LocaleIdentifier
  /// Whose plural rules hold; `nil` for the development language of each table.
  package let pluralLocale: String?
  package let source: EntryTexts.Source
  /// What a reader calls it: the name of the language in English, or that of the strategy.
  package let name: String
  package let isPseudo: Bool

  package var isRightToLeft: Bool { identifier.isRightToLeft }

  /// The locales that a request asks for: the development language first, then by their names, pseudo-locales last.
  static func all(of project: Project, request: MeasureRequest) -> [CellLocale] {
    let development = project.developmentLanguage
    let wanted = project.locales.filter { request.measuredLocales?.contains($0) ?? true }
    let ordered = wanted.filter { $0 == development } + wanted.filter { $0 != development }
    let languages = ordered.compactMap { tag in
      LocaleIdentifier(tag).map { identifier in
        CellLocale(
          tag: tag, identifier: identifier, pluralLocale: identifier.isPseudo ? nil : tag, source: .table,
          name: identifier.displayName(in: "en"), isPseudo: identifier.isPseudo)
      }
    }
    let pseudo = request.pseudo.enumerated().compactMap { number, definition in
      LocaleIdentifier(definition.locale).map { identifier in
        CellLocale(
          tag: definition.locale, identifier: identifier, pluralLocale: nil, source: .pseudo(number),
          name: definition.name, isPseudo: true)
      }
    }
    return languages.filter { !$0.isPseudo } + languages.filter(\.isPseudo) + pseudo
  }

  /// The text of a key, that of the development language in a pseudo-locale; `nil` where it is not translated.
  func entry(of text: Specimen.Text, in project: Project) -> Table.Entry? {
    if text.isLiteral { return nil }
    let group = project.groups[text.group]
    return source == .table ? group.tables[tag]?[text.key] : group.source?[text.key]
  }
}

extension CellLocale {
  /// A language that a text is taken to be in, whatever the project has.
  ///
  /// - Returns: `nil` for what is no language tag.
  package init?(tag: String, source: EntryTexts.Source = .table) {
    guard let identifier = LocaleIdentifier(tag) else { return nil }
    self.init(
      tag: tag, identifier: identifier, pluralLocale: source == .table && !identifier.isPseudo ? tag : nil,
      source: source, name: tag, isPseudo: identifier.isPseudo)
  }
}
