import Messages
import Project
import StringFormats
import StringTables

/// Leaves out what follows from a file that cannot be read to its end: keys that a defect hides are not missing, and
/// those of other languages not extra.
struct LostEntries {
  private struct File: Hashable {
    let folder: String
    let table: String
  }

  private let documents: [ProjectDocument]
  private let developmentLanguage: String
  /// The numbers of the files that may have entries which a defect hides.
  private let broken: Set<Int>
  /// The languages of their tables; `nil` for a catalog, which has all.
  private var locales: [File: Set<String?>] = [:]
  private var tables: Set<String> = []

  /// Whether all files are read to their ends.
  var isEmpty: Bool { broken.isEmpty }

  init(of project: Project) {
    let documents = project.documents
    self.documents = documents
    developmentLanguage = project.developmentLanguage
    broken = Set(documents.indices.filter { documents[$0].document.losesEntries })
    for number in broken {
      locales[Self.file(documents[number]), default: []].insert(documents[number].locale)
      tables.insert(documents[number].tablePath.name.lowercased())
    }
  }

  /// The entries without those that a broken file explains.
  func explained(_ entries: [Report.Entry]) -> [Report.Entry] {
    isEmpty ? entries : entries.filter { !explains($0) }
  }

  /// Whether the development language of a table may have entries that a defect hides.
  func isSourceBroken(of group: TableGroup) -> Bool {
    if isEmpty { return false }
    let locales = locales[File(folder: group.folder, table: group.name.lowercased())] ?? []
    return locales.contains(nil) || group.developmentLocale.map(locales.contains) ?? false
  }

  private func explains(_ entry: Report.Entry) -> Bool {
    switch entry.facts.rule {
    case Rule.undefinedKey.id: entry.facts.table.map { tables.contains($0.lowercased()) } ?? false
    case Rule.extraKey.id: isBroken(at: entry.place, developmentLanguage) || isBroken(at: entry.place, FolderName.base)
    case Rule.missingTranslation.id, Rule.missingLocale.id: isBroken(at: entry.place, entry.facts.locale)
    default: false
    }
  }

  /// Whether a table that has a file at a place is broken in a language, or in any.
  private func isBroken(at place: Report.Place, _ locale: String?) -> Bool {
    guard case .document(let number, _) = place else { return false }
    if broken.contains(number), documents[number].locale == nil { return true }
    guard let locales = locales[Self.file(documents[number])] else { return false }
    return locale == nil || locales.contains(nil) || locales.contains(locale)
  }

  private static func file(_ document: ProjectDocument) -> File {
    File(folder: document.tablePath.folder, table: document.tablePath.name.lowercased())
  }
}
