import Checks
import JSONRPC
import Messages
import PositionedJSON
import Project
import ProjectTables
import SourceFacts
import SourceText
import StringEditing
import StringTables
import Workspace

extension EditorState {
  /// What can be done about keys and texts of code.
  func sourceActions(
    _ findings: [PlacedFinding], in document: OpenDocument, _ number: Int, _ index: ProjectIndex
  ) -> [Action] {
    guard let source = index.project.sourceIndex else { return [] }
    let file = index.code[number]
    let mapping = EditMapping(from: file.bytes, to: document.bytes)
    var actions: [Action] = []
    for placed in findings {
      let finding = placed.finding
      let use = file.facts.uses.first { mapping.new($0.range.indices) == placed.range }
      let text = file.facts.texts.first { mapping.new($0.range.indices) == placed.range }
      if finding.rule == Rule.undefinedKey.id, let use {
        // A literal that a function makes a key of is not the key.
        if let near = source.nearest(to: use), isLiteral(placed.range, in: document),
          document.bytes[placed.range].elementsEqual(
            literal(use.key.key ?? "", like: placed.range, in: document).utf8)
        {
          var edits = FileEdits()
          edits.add(
            place(of: document), placed.range, literal(near, like: placed.range, in: document),
            version: document.version)
          actions.append(
            Action(
              title: "Change to '\(near)'", kind: "quickfix", isPreferred: true, edits: edits))
        }
        if let key = use.key.key, let group = group(for: use.table, nearest: file.path, index),
          let action = addition(of: key, value: use.defaultValue?.key ?? key, comment: use.comment, to: group, index)
        {
          actions.append(action)
        }
      }
      if finding.rule == Rule.hardcodedString.id, let letters = use?.key.key ?? text?.text.key,
        let group = group(for: use?.table, nearest: file.path, index),
        let action = extraction(of: letters, isLookedUp: use != nil, placed.range, in: document, to: group, index)
      {
        actions.append(action)
      }
      if let action = ignoring(finding, placed.range, in: document) { actions.append(action) }
    }
    return actions
  }

  /// Whether a place is one literal on one line.
  private func isLiteral(_ range: Range<Int>, in document: OpenDocument) -> Bool {
    let bytes = document.bytes[range]
    let body = bytes.first == UInt8(ascii: "@") ? bytes.dropFirst() : bytes
    return body.count >= 2 && body.first == UInt8(ascii: "\"") && body.last == UInt8(ascii: "\"")
      && !body.contains(0x0A) && !body.starts(with: [0x22, 0x22, 0x22])
  }

  private func literal(_ text: String, like range: Range<Int>, in document: OpenDocument) -> String {
    (document.bytes[range].first == UInt8(ascii: "@") ? "@" : "") + SwiftLiteral.quoted(text)
  }

  /// The number of the table that a key of code is to go to: of several of one name that whose folder is nearest.
  private func group(for table: String?, nearest path: String, _ index: ProjectIndex) -> Int? {
    let name = table ?? TablePath.defaultName
    return index.project.groups.indices
      .filter { index.project.groups[$0].name == name && index.project.groups[$0].source != nil }
      .max { near($0, path, index) < near($1, path, index) }
  }

  private func near(_ group: Int, _ path: String, _ index: ProjectIndex) -> Int {
    zip(index.project.groups[group].folder, path).prefix { $0 == $1 }.count
  }

  /// Adds a key to the table of the development language.
  private func addition(
    of key: String, value: String, comment: String?, to group: Int, _ index: ProjectIndex
  ) -> Action? {
    var edits = FileEdits()
    guard add(key, value: value, comment: comment, to: group, index, &edits) else { return nil }
    return Action(
      title: "Add '\(key)' to \(index.project.groups[group].name)", kind: "quickfix", edits: edits)
  }

  private func add(
    _ key: String, value: String, comment: String?, to group: Int, _ index: ProjectIndex, _ edits: inout FileEdits
  ) -> Bool {
    guard let document = index.project.groups[group].source?.documents.first?.number,
      index.project.codeTables[document] == nil
    else { return false }
    do throws(RPCError) {
      try edit(document, of: index, &edits) { editor throws(EditError) in
        try editor.add(key: key, value: value, comment: comment)
      }
      return true
    } catch {
      return false
    }
  }

  /// Makes a text of code one of the table, under a key as the table spells its keys.
  private func extraction(
    of text: String, isLookedUp: Bool, _ range: Range<Int>, in document: OpenDocument, to group: Int,
    _ index: ProjectIndex
  ) -> Action? {
    guard isLiteral(range, in: document), let habit = index.project.sourceIndex?.habits[group] else { return nil }
    let table = index.project.groups[group]
    let isNamed = habit.names > habit.texts
    let key = isNamed ? KeyName.made(of: text, like: table) : text
    var edits = FileEdits()
    guard add(key, value: text, comment: nil, to: group, index, &edits) else { return nil }
    let literal = literal(key, like: range, in: document)
    let isObjectiveC = literal.hasPrefix("@")
    // A view looks its literal up by itself.
    let call = isLookedUp ? literal : "NSLocalizedString(\(literal), comment: \"\")"
    let text = isLookedUp || !isObjectiveC ? call : "NSLocalizedString(\(literal), nil)"
    if !isLookedUp || key != text {
      edits.add(place(of: document), range, text, version: document.version)
    }
    return Action(
      title: "Extract to '\(key)' in \(table.name)", kind: "refactor.extract", edits: edits)
  }

  /// Has a comment behind the line say that a finding is not wanted.
  private func ignoring(_ finding: Finding, _ range: Range<Int>, in document: OpenDocument) -> Action? {
    guard document.path.hasSuffix(".swift") else { return nil }
    let line = document.positions.lines.position(of: ByteOffset(range.lowerBound)).line
    let end = document.positions.lines.range(ofLine: line).end.index
    var edits = FileEdits()
    edits.add(place(of: document), end..<end, "  // l10n:ignore \(finding.rule)", version: document.version)
    return Action(title: "Ignore '\(finding.rule)' here", kind: "quickfix", edits: edits)
  }
}
