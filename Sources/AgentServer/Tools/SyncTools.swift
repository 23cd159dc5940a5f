import PositionedJSON
import Project
import SourceSync
import StringTables
import Workspace

extension AgentTool {
  private static let members: [Schema.Member] = [
    .text("table", "Only the table of this name"), .flag("removeGone", "Also take keys out that no code names"),
  ]

  private static let changes: [Schema.Member] = [
    .objects(
      "files", "Those that change",
      [
        .text("file", "Relative to the project"), .flag("isNew", "Whether it is not there yet"),
        .texts("added", "Keys"), .texts("revived", "Keys that were stale"), .texts("stale", "Keys that no code names"),
        .texts("removed", "Keys"), .texts("changed", "Keys with another text"),
        .texts("commented", "Keys with another comment"),
      ]), .texts("notes", "What is left to do by hand"), .flag("written", ""),
  ]

  static let syncPreview = AgentTool(
    name: "sync_preview", title: "What code has and tables have not",
    summary: "What 'sync' would change: keys that code looks up are added to the tables of the development language.",
    members: members, answer: changes
  ) { agent, arguments in try synced(agent, arguments, isWritten: false) }

  static let sync = AgentTool(
    name: "sync", title: "Bring the tables up to date with the code",
    summary:
      "Adds the keys that code looks up to the tables of the development language, and marks those that are gone.",
    members: members, answer: changes, writes: true
  ) { agent, arguments in try synced(agent, arguments, isWritten: true) }

  private static func synced(
    _ agent: AgentProject, _ arguments: ToolArguments, isWritten: Bool
  ) throws -> ToolAnswer {
    guard let plan = agent.syncPlan(tables: try arguments.text("table").map { [$0] } ?? []) else {
      throw ToolRefusal("no code was read: name it in 'sources' of l10n.json")
    }
    let options = SyncOptions(removesGone: arguments.flag("removeGone"))
    let results = plan.targets.map { ($0, $0.result(options)) }
    let changed = results.filter { $0.1.bytes != $0.0.document.document.bytes }
    if isWritten {
      for (target, result) in changed {
        try target.write(result.bytes, to: agent.index.path(of: target.document.path), within: agent.index.root)
      }
    }
    return ToolAnswer(
      .object {
        $0["files"] = .array(changed.map { json($0.0, $0.1) })
        $0["notes"] = .strings(plan.notes + results.flatMap(\.1.notes))
        $0["written"] = .bool(isWritten && !changed.isEmpty)
      })
  }

  private static func json(_ target: SyncPlan.Target, _ result: SyncResult) -> JSONOutput {
    .object {
      $0["file"] = .string(target.document.path)
      $0["isNew"] = .bool(target.isNew)
      $0["added"] = .strings(result.added)
      $0["revived"] = .strings(result.revived)
      $0["stale"] = .strings(result.stale)
      $0["removed"] = .strings(result.removed)
      $0["changed"] = .strings(result.changed)
      $0["commented"] = .strings(result.commented)
    }
  }
}

extension AgentProject {
  /// What code says that the tables should hold; `nil` where no code was read.
  fileprivate func syncPlan(tables: [String]) -> SyncPlan? {
    guard let index = project.sourceIndex, !index.files.isEmpty else { return nil }
    // Texts that stand in code are in no file.
    let files = project.documents.indices.filter { project.codeTables[$0] == nil }.map { project.documents[$0] }
    var written = Project(configuration: project.configuration, documents: files, themes: project.themes, jobs: jobs)
    written.addSources(index.files, of: index.apps)
    return written.sourceIndex.map {
      SyncPlan(
        $0, of: written, language: developmentLanguage, tables: tables,
        isWhole: self.index.checked.loaded.unread.isEmpty)
    }
  }
}
