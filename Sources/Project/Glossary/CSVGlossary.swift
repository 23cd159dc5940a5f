import ICU

/// A glossary of one row for each concept, as Lokalise, Phrase, Crowdin and spreadsheets write it.
///
/// The first row names the columns: a language each, as in “de”, “pt_BR” or “Term [de]”; `term` for the language of the
/// developers; `description`; and what holds for the concept: `translatable`, `casesensitive`, `forbidden`. Case,
/// spaces and underscores in those names do not count, and other columns are passed over. A field may hold several
/// terms, with `|` between.
struct CSVGlossary {
  private enum Column {
    case terms(LocaleIdentifier)
    /// “Status [de]”: whether the terms of the language may be used.
    case status(LocaleIdentifier)
    case description
    case isTranslatable
    case isCaseSensitive
    case isForbidden
  }

  private(set) var glossary = Glossary()

  /// - Throws: ``DelimitedText/Failure`` where the first row names no language, or names one twice.
  init(_ text: DelimitedText) throws(DelimitedText.Failure) {
    guard let header = text.rows.first else { return }
    let columns = header.map { Self.column($0.text) }
    var seen: Set<LocaleIdentifier> = []
    for (column, field) in zip(columns, header) {
      guard case .terms(let locale)? = column, !seen.insert(locale).inserted else { continue }
      throw DelimitedText.Failure(message: "a column before has the terms of '\(field.text)' too", offset: field.offset)
    }
    guard !seen.isEmpty else {
      throw DelimitedText.Failure(
        message: "the first row names no language: give each its column, as in 'en,de,pt-BR', or 'term' for the terms "
          + "of the developers", offset: header[0].offset)
    }
    glossary = Glossary(text.rows.dropFirst().map { Self.concept($0, columns) })
  }

  private static func concept(_ row: [DelimitedText.Field], _ columns: [Column?]) -> GlossaryConcept {
    var concept = GlossaryConcept()
    var unused: Set<LocaleIdentifier> = []
    for (column, field) in zip(columns, row) where !field.text.isEmpty {
      switch column {
      case .terms(let locale):
        concept.terms[locale] = field.text.split(separator: "|").map(trimmed).filter { !$0.isEmpty }.map { .init($0) }
      case .status(let locale):
        if ["notrecommended", "obsolete", "deprecated", "forbidden"].contains(plain(field.text)) {
          unused.insert(locale)
        }
      case .description: concept.description = field.text
      case .isTranslatable: concept.isTranslatable = !isNo(field.text)
      case .isCaseSensitive: concept.isCaseSensitive = isYes(field.text)
      case .isForbidden: concept.isForbidden = isYes(field.text)
      case nil: continue
      }
    }
    for locale in unused { concept.terms[locale] = concept.terms[locale]?.map { .init($0.text, isForbidden: true) } }
    return concept
  }

  private static func column(_ name: String) -> Column? {
    if let bracket = name.firstIndex(of: "["), name.hasSuffix("]") {
      let locale = language(String(name[name.index(after: bracket)...].dropLast()))
      switch plain(String(name[..<bracket])) {
      case "term": return locale.map { .terms($0) }
      case "status": return locale.map { .status($0) }
      default: return nil
      }
    }
    switch plain(name) {
    case "term": return .terms(GlossaryConcept.unnamed)
    case "description", "definition": return .description
    case "translatable", "translate": return .isTranslatable
    case "casesensitive": return .isCaseSensitive
    case "forbidden": return .isForbidden
    default: return language(name).map { .terms($0) }
    }
  }

  /// The language that a column is named after; “pos” and “tags”, which others write, are none.
  private static func language(_ name: String) -> LocaleIdentifier? {
    guard let locale = LocaleIdentifier(name), locale.isKnownLanguage else { return nil }
    return ["pos", "tags", "note", "notes"].contains(name.lowercased()) ? nil : locale
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func isYes(_ text: String) -> Bool { ["yes", "true", "1", "x"].contains(text.lowercased()) }
  private static func isNo(_ text: String) -> Bool { ["no", "false", "0"].contains(text.lowercased()) }
}
