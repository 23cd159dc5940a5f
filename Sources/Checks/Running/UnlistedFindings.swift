import Project

/// Leaves out what is found in tables that no target of the Xcode project has, which is told once for all of them.
struct UnlistedFindings {
  private let unlisted: Set<Int>
  private let languages: Set<String>

  init(of project: Project) {
    let configuration = project.configuration
    let tables = configuration.unlisted
    let wanted = Set(configuration.locales + (configuration.complete ?? []))
    languages = Set(tables.languages.filter { !wanted.contains($0) })
    unlisted =
      tables.isEmpty
      ? []
      : Set(
        project.documents.indices.filter { number in
          tables.paths.contains(project.documents[number].path)
            && !(project.documents[number].locale.map(wanted.contains) ?? false)
        })
  }

  /// The entries without those about tables that are told as unlisted.
  func told(_ entries: [Report.Entry]) -> [Report.Entry] {
    if unlisted.isEmpty, languages.isEmpty { return entries }
    return entries.filter { entry in
      if entry.facts.rule == Rule.unlistedTable.id { return true }
      if case .document(let number, _) = entry.place, unlisted.contains(number) { return false }
      return !(entry.facts.locale.map(languages.contains) ?? false)
    }
  }
}
