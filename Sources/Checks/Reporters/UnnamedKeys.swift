import Project
import StringTables

/// Keys that code may look up, though nothing in it names them: in a table of which it names others, and makes some at
/// run time. What is wrong with their texts a reader may never meet.
struct UnnamedKeys: Sendable {
  private struct Table: Hashable {
    let name: String
    let folder: String
  }

  private let index: SourceIndex
  private let groups: [Table: Int]

  /// - Returns: `nil` for a project without code.
  init?(of project: Project) {
    guard let index = project.sourceIndex else { return nil }
    self.index = index
    groups = Dictionary(
      project.groups.enumerated().map { (Table(name: $1.name, folder: $1.folder), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a finding is about the text of such a key.
  func holds(_ finding: Finding) -> Bool {
    guard let table = finding.table, let key = finding.key,
      let group = groups[Table(name: table, folder: Harm.folder(of: finding))]
    else { return false }
    return index.isUnnamed(KeyPlace(group: group, key: key))
  }
}
