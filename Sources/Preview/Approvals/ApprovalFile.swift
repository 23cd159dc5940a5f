import Project
import ProjectTables
import SourceText

/// The text file of the differences that were looked at and taken: a line for each cell, sorted, columns between tabs.
///
/// Two branches that each add lines can be merged line by line; the order of lines does not matter to the reader.
package struct ApprovalFile: Sendable {
  private static let header = "# l10n approvals 1"
  private static let names = [
    "component", "specimen", "axes", "sample", "locale", "size", "device", "theme", "before", "after", "date", "who",
    "reason",
  ]
  private static let cellColumns = 8

  /// Sorted, each once.
  package let approvals: [Approval]
  /// Lines of people behind the header, each with its `#`.
  private let comments: [String]

  package init(_ approvals: some Sequence<Approval>, keepingCommentsOf old: ApprovalFile? = nil) {
    self.approvals = Set(approvals).sorted()
    comments = old?.comments ?? []
  }

  /// Reads a file.
  ///
  /// - Parameter path: What to call it in messages.
  /// - Throws: The first line that is none, with its place and what to do.
  package init(parsing bytes: [UInt8], path: String) throws(ConfigurationError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var approvals: [Approval] = []
    var comments: [String] = []
    for (number, line) in lines.enumerated() {
      let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let text = String(decoding: bytes, as: UTF8.self)
      func fail(_ message: String, _ column: Int = 1) -> ConfigurationError {
        ConfigurationError(message, path: path, position: SourcePosition(line: number + 1, column: column))
      }
      guard text.utf8.elementsEqual(bytes) else { throw fail("the line is not UTF-8: restore it from git") }
      if number == 0 {
        guard text == Self.header else {
          throw fail(
            "this is no file of approvals: its first line is '\(Self.header)'; 'l10n preview diff OLD NEW --accept' "
              + "writes one")
        }
        continue
      }
      if text.isEmpty { continue }
      if text.hasPrefix("#") {
        if text != Self.columnLine { comments.append(text) }
        continue
      }
      approvals.append(try Self.approval(text, fail))
    }
    self.approvals = Set(approvals).sorted()
    self.comments = comments
  }

  private static let columnLine = "# " + names.joined(separator: "\t")

  private static func approval(
    _ line: String, _ fail: (String, Int) -> ConfigurationError
  ) throws(ConfigurationError) -> Approval {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == names.count else {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
        throw fail("a merge conflict: keep the lines of both sides, and remove this one", 1)
      }
      throw fail(
        "\(columns.count) columns between tabs, not \(names.count): remove the line and accept again, or restore it",
        line.count + 1)
    }
    var texts: [String] = []
    var place = 1
    for (name, column) in zip(names, columns) {
      guard let text = ApprovalField.text(of: column), !column.isEmpty else {
        throw fail(
          column.isEmpty
            ? "the column '\(name)' is empty: write '-' for none"
            : "a wrong escape in the column '\(name)': '\\\\', '\\t', '\\n' and '\\u{…}' are known", place)
      }
      texts.append(text)
      place += column.count + 1
    }
    let (hashes, signature) = (texts[cellColumns..<10].map { $0.isEmpty ? nil : $0 }, texts[10...].map { $0 })
    return Approval(
      cell: Approval.Cell(fields: Array(texts[..<cellColumns])), before: hashes[0], after: hashes[1],
      signature: Approval.Signature(date: signature[0], who: signature[1], reason: signature[2]))
  }

  package var bytes: [UInt8] {
    var lines = [Self.header, Self.columnLine] + comments
    for approval in approvals {
      let signature = approval.signature
      let columns =
        approval.cell.fields
        + [approval.before ?? "", approval.after ?? "", signature.date, signature.who, signature.reason]
      lines.append(columns.map(ApprovalField.escaped).joined(separator: "\t"))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
