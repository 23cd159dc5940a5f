import Checks
import PositionedJSON
import Project
import SourceFacts
import SourceText

/// What code says of texts, as a list.
struct ScanReport {
  private let files: [ScannedFile]
  private let unseen: UnseenTexts

  init(_ files: [ScannedFile], of apps: ProjectApps) {
    self.files = files
    unseen = UnseenTexts(files, apps: apps)
  }

  /// A line for each place.
  private struct Line {
    let range: ByteRange
    let kind: String
    let function: String
    let text: String
    var table: String?
    var comment: String?
    var defaultValue: String?
    var isInPreview = false
    /// Why no user sees the text.
    var unseen: String?
  }

  /// A line for each fact, `path:line:column: what` as compilers write it, and how much there is.
  var lines: [String] {
    var lines: [String] = []
    for file in files {
      let table = LineTable(file.bytes)
      for line in self.lines(file) {
        let position = table.position(of: line.range.start)
        let details = [
          line.table.map { "table '\($0)'" }, line.isInPreview ? "in a preview" : nil,
          line.unseen,
        ].compactMap(\.self)
        let suffix = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
        lines.append(
          "\(file.path):\(position.line):\(position.column): \(line.kind): \(line.function) '\(line.text)'\(suffix)")
      }
    }
    return lines + [summary]
  }

  private var summary: String {
    let uses = files.reduce(0) { $0 + $1.facts.uses.count + $1.facts.accessors.count }
    let shown = files.reduce(0) { $0 + $1.facts.texts.count }
    let dynamic = files.reduce(0) { $0 + $1.facts.dynamicKeys.count }
    return
      "\(files.count) files: \(uses) keys looked up, \(dynamic) made at run time, \(shown) texts shown as they stand"
  }

  private func lines(_ file: ScannedFile) -> [Line] {
    let facts = file.facts
    var lines = facts.problems.map { Line(range: $0.range, kind: "problem", function: "", text: $0.message) }
    lines += facts.uses.map { use in
      var line = Line(range: use.range, kind: "key", function: use.function, text: use.key.description)
      line.table = use.hasUnknownTable ? "…" : use.table
      line.comment = use.comment
      line.defaultValue = use.defaultValue?.description
      line.isInPreview = use.isInPreview
      line.unseen = unseen.reason(use, in: file.path)?.description
      return line
    }
    lines += facts.accessors.map { accessor in
      Line(
        range: accessor.range, kind: "accessor", function: "", text: accessor.path.joined(separator: "."),
        isInPreview: accessor.isInPreview)
    }
    lines += facts.texts.map {
      Line(
        range: $0.range, kind: "text", function: $0.function, text: $0.text.description, isInPreview: $0.isInPreview)
    }
    lines += facts.dynamicKeys.map {
      Line(
        range: $0.range, kind: "key made at run time", function: $0.function, text: $0.expression, table: $0.table,
        isInPreview: $0.isInPreview)
    }
    lines += facts.measures.map {
      Line(
        range: $0.range, kind: $0.kind == .color ? "colour" : "measure", function: $0.place, text: $0.value,
        isInPreview: $0.isInPreview)
    }
    return lines.sorted { ($0.range.start.index, $0.kind) < ($1.range.start.index, $1.kind) }
  }

  /// `{"version", "files": [{"path", "facts": [{"line", "column", "kind", …}]}], "habits"}`, the last where asked for.
  func json(habits: KeyHabitReport?) -> JSONOutput {
    .object {
      $0["version"] = .integer(1)
      $0["files"] = .array(
        files.filter { !$0.facts.isEmpty }.map { file in
          let table = LineTable(file.bytes)
          return .object {
            $0["path"] = .string(file.path)
            $0["facts"] = .array(self.lines(file).map { Self.json($0, table) })
          }
        })
      $0["habits"] = habits?.json
    }
  }

  private static func json(_ line: Line, _ table: LineTable) -> JSONOutput {
    let (start, end) = (table.position(of: line.range.start), table.position(of: line.range.end))
    return .object {
      $0["line"] = .integer(start.line)
      $0["column"] = .integer(start.column)
      $0["endLine"] = .integer(end.line)
      $0["endColumn"] = .integer(end.column)
      $0["kind"] = .string(line.kind)
      $0["function"] = line.function.isEmpty ? nil : .string(line.function)
      $0["text"] = .string(line.text)
      $0["table"] = line.table.map { .string($0) }
      $0["comment"] = line.comment.map { .string($0) }
      $0["defaultValue"] = line.defaultValue.map { .string($0) }
      $0["preview"] = line.isInPreview ? .bool(true) : nil
      $0["unseen"] = line.unseen.map { .string($0) }
    }
  }
}
