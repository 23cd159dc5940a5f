import Messages

/// How the tables of a project spell languages, looked through once for each language and folder.
struct KnownSpellings {
  private let project: ExchangeProject
  private let byFolder: [String: [ExchangeTable]]
  /// By the folder, or `nil` for all of the project; what was not found is kept too.
  private var found: [String?: [ExchangeLanguage: String?]] = [:]

  init(_ project: ExchangeProject) {
    self.project = project
    byFolder = Dictionary(grouping: project.tables, by: \.folder)
  }

  /// The spelling of a language in a table, else in those of its folder, else in any.
  mutating func spelling(of language: ExchangeLanguage, in table: ExchangeTable) -> String? {
    search([table], language) ?? kept(language, in: table.folder) ?? kept(language, in: nil)
  }

  private mutating func kept(_ language: ExchangeLanguage, in folder: String?) -> String? {
    if let known = found[folder]?[language] { return known }
    let spelling = search(folder.map { byFolder[$0] ?? [] } ?? project.tables, language)
    found[folder, default: [:]][language] = .some(spelling)
    return spelling
  }

  private func search(_ tables: [ExchangeTable], _ language: ExchangeLanguage) -> String? {
    let spellings = tables.flatMap(project.spellings).filter { !FolderName.noLanguages.contains($0) }
    return spellings.first { ExchangeLanguage($0) == language }
      ?? spellings.first { ExchangeLanguage($0).isEquivalent(to: language) }
  }
}
