import Project
import SourceText
import StringTables

/// Where the keys of a development language stand, each file's lines found once.
struct SourcePlaces {
  struct KeyOrigin {
    let comment: String?
    let path: String
    let line: Int
  }

  private let project: Project
  private var tables: [Int: LineTable] = [:]

  init(of project: Project) { self.project = project }

  /// - Returns: `nil` for a key that the development language does not have.
  mutating func place(of text: Specimen.Text) -> KeyOrigin? {
    guard let entry = project.groups[text.group].source?[text.key] else { return nil }
    let document = project.documents[entry.document]
    let lines = tables[entry.document] ?? document.document.lineTable()
    tables[entry.document] = lines
    return KeyOrigin(
      comment: entry.comment, path: document.path, line: lines.position(of: entry.keyRange.start).line)
  }
}
