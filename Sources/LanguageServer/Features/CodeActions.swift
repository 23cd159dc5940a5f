import Checks
import JSONRPC
import PositionedJSON
import Project
import SourceText
import StringEditing
import StringFormats
import StringTables
import Workspace

extension EditorState {
  /// Something that the user may have done.
  struct Action {
    let title: String
    let kind: String
    var isPreferred = false
    var edits: FileEdits
  }

  /// Where a finding stands now in the text of the editor.
  struct PlacedFinding {
    let finding: Finding
    let range: Range<Int>
  }

  /// What mends, adds, removes or suppresses what is found at a place.
  func codeActions(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let range = document.positions.range(of: params?["range"]) else {
      throw .invalidParams("no 'range' of the text")
    }
    let only = params?["context"]?["only"]?.elements.compactMap(\.string) ?? []
    guard let index, let name = index.name(of: document.path) else { return .array([]) }
    let here = findings(of: document, name, index).filter {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
    var actions: [Action] = []
    if let number = index.documentNumbers[name] {
      actions += tableActions(here, in: document, number, index)
      if let all = fixAll(of: document, number, index) { actions.append(all) }
    } else if let number = index.codeNumbers[name] {
      actions += sourceActions(here, in: document, number, index)
    }
    actions.removeAll { action in
      action.edits.isEmpty || !only.isEmpty && !only.contains { action.kind == $0 || action.kind.hasPrefix($0 + ".") }
    }
    return .array(actions.map(json))
  }

  private func json(_ action: Action) -> JSONOutput {
    .object {
      $0["title"] = .string(action.title)
      $0["kind"] = .string(action.kind)
      if action.isPreferred { $0["isPreferred"] = .bool(true) }
      $0["edit"] = action.edits.json(namesVersions: client.editsVersions)
    }
  }

  /// The findings of a file with their places in the editor's text.
  func findings(of document: OpenDocument, _ name: String, _ index: ProjectIndex) -> [PlacedFinding] {
    let checked: [UInt8]
    if let number = index.documentNumbers[name] {
      checked = index.project.documents[number].document.bytes
    } else if let number = index.codeNumbers[name] {
      checked = index.code[number].bytes
    } else {
      return []
    }
    let mapping = EditMapping(from: checked, to: document.bytes)
    let old = mapping.isSame ? document.positions : TextPositions(checked, unit: unit)
    return (index.findings[name] ?? []).compactMap { finding in
      let start = old.offset(of: finding.span.start)
      let end = max(start, old.offset(of: finding.span.end))
      return mapping.new(start..<end).map { PlacedFinding(finding: finding, range: $0) }
    }
  }

  /// The place of an open document.
  func place(of document: OpenDocument) -> Place {
    Place(uri: document.address.uri, positions: document.positions, mapping: nil)
  }

  // MARK: - Tables

  private func tableActions(
    _ findings: [PlacedFinding], in document: OpenDocument, _ number: Int, _ index: ProjectIndex
  ) -> [Action] {
    let checked = index.project.documents[number].document
    var actions: [Action] = []
    for placed in findings {
      let finding = placed.finding
      if checked.bytes == document.bytes, let fix = finding.fix {
        var patch = DocumentPatch(checked)
        if patch.add(fix.edits), let bytes = patch.bytes() {
          var edits = FileEdits()
          edits.add(place(of: document), becoming: bytes, version: document.version)
          let title = fix.summary.prefix(1).uppercased() + fix.summary.dropFirst()
          actions.append(
            Action(
              title: fix.safety == .safe ? title : "\(title) (look at it)", kind: "quickfix",
              isPreferred: fix.safety == .safe, edits: edits))
        }
      }
      if finding.rule == Rule.unusedKey.id, let action = removal(of: finding, number, index) { actions.append(action) }
      if let action = suppression(of: finding, in: document, number, index) { actions.append(action) }
    }
    return actions
  }

  /// Removes a key from the tables of all languages.
  private func removal(of finding: Finding, _ number: Int, _ index: ProjectIndex) -> Action? {
    guard let key = finding.key, let group = index.group(ofDocument: number, key: key) else { return nil }
    let tables = index.project.groups[group].tables.values
    var edits = FileEdits()
    for document in Set(tables.compactMap { $0[key]?.document }).sorted() {
      do throws(RPCError) {
        try edit(document, of: index, &edits) { editor throws(EditError) in try editor.remove(key: key) }
      } catch {
        return nil
      }
    }
    return Action(
      title: "Remove '\(key)' from the tables of all languages", kind: "quickfix", edits: edits)
  }

  /// Has a comment say that a finding is not wanted.
  private func suppression(
    of finding: Finding, in document: OpenDocument, _ number: Int, _ index: ProjectIndex
  ) -> Action? {
    guard let key = finding.key, let table = document.table,
      let entry = table.entries.indices.first(where: { table.text(table.entries.key(at: $0)) == key })
    else { return nil }
    let comment = table.entries.comment(at: entry).map { table.text($0) }
    var edits = FileEdits()
    do throws(RPCError) {
      try edit(number, of: index, &edits) { editor throws(EditError) in
        try editor.setComment(
          of: key, to: (comment.map { $0.trimmingBlanks + "\n" } ?? "") + "l10n:disable \(finding.rule)")
      }
    } catch {
      return nil
    }
    return Action(title: "Suppress '\(finding.rule)' for '\(key)'", kind: "quickfix", edits: edits)
  }

  /// All safe fixes of a file, as `l10n check --fix` makes them.
  private func fixAll(of document: OpenDocument, _ number: Int, _ index: ProjectIndex) -> Action? {
    let checked = index.project.documents[number]
    guard checked.document.bytes == document.bytes else { return nil }
    var patch = DocumentPatch(checked.document)
    var count = 0
    for finding in index.findings[checked.path] ?? [] {
      guard let fix = finding.fix, fix.safety == .safe, patch.add(fix.edits) else { continue }
      count += 1
    }
    guard count > 0, let bytes = patch.bytes() else { return nil }
    var edits = FileEdits()
    edits.add(place(of: document), becoming: bytes, version: document.version)
    return Action(
      title: "Mend what can be mended safely (\(count))", kind: "source.fixAll.l10n", edits: edits)
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
