import Project
import ProjectTables
import Testing

@testable import Preview

struct ApprovalTests {
  private typealias Cell = ManifestSample.Cell

  private let signature = Approval.Signature(date: "2026-11-28", who: "Ann", reason: "shorter")
  private let old = ManifestSample(Cell(specimen: "a"), Cell(specimen: "b"), Cell(specimen: "c"))

  private func changed(_ hashes: [String: String]) -> ManifestSample {
    var new = old
    for number in new.cells.indices { new.cells[number].shapes = hashes[new.cells[number].specimen] ?? "h" }
    return new
  }

  private func outcome(_ approvals: [Approval], _ new: ManifestSample) throws -> (PreviewDifference, ApprovalOutcome) {
    let difference = try ManifestSample.difference(old, new)
    return (
      difference,
      ApprovalOutcome(of: difference, approvals: approvals, from: try old.manifest(), to: try new.manifest())
    )
  }

  @Test func anApprovalHoldsUntilTheCellChangesAgain() throws {
    let first = changed(["a": "1", "b": "1"])
    let (difference, none) = try outcome([], first)
    #expect(none.accepted.isEmpty)
    let all = none.accepting(difference, signature)
    #expect(all.count == 2)
    #expect(try outcome(all, first).1.accepted == [0, 1])
    let (_, second) = try outcome(all, changed(["a": "2", "b": "1"]))
    #expect(second.accepted == [1])
    #expect(second.lapsed.map(\.cell.fields[1]) == ["a"])
    // A verdict alone is a change too.
    var judged = first
    judged.cells[0].verdict = 1
    #expect(try outcome(all, judged).1.lapsed.map(\.cell.fields[1]) == ["a"])
  }

  @Test func whatIsBackOrMergedIsDropped() throws {
    let (difference, none) = try outcome([], changed(["a": "1", "b": "1"]))
    let all = none.accepting(difference, signature)
    let back = try outcome(all, old)
    #expect(back.1.lapsed.count == 2 && back.1.settled.isEmpty)
    #expect(back.1.accepting(back.0, signature).isEmpty)
    let new = changed(["a": "1", "b": "1"])
    let merged = try ManifestSample.difference(new, new)
    let outcome = ApprovalOutcome(of: merged, approvals: all, from: try new.manifest(), to: try new.manifest())
    #expect(outcome.settled.count == 2 && outcome.lapsed.isEmpty)
  }

  @Test func whatNeitherPreviewHasIsKept() throws {
    let elsewhere = Approval(
      cell: Approval.Cell(fields: ["Other", "x", "", "", "en", "large", "iphone", ""]), before: "1", after: "2",
      signature: signature)
    let (difference, found) = try outcome([elsewhere], changed(["a": "1"]))
    #expect(found.lapsed.isEmpty && found.settled.isEmpty)
    #expect(found.accepting(difference, signature).contains(elsewhere))
  }

  @Test func whatNobodyCanSeeCannotBeApproved() throws {
    var (old, new) = (old, changed(["a": "1"]))
    (old.hasPictures, new.hasPictures) = (true, true)
    let difference = try ManifestSample.difference(old, new)
    let found = ApprovalOutcome(of: difference, approvals: [], from: try old.manifest(), to: try new.manifest())
    #expect(difference.entries.count == 3 && found.accepting(difference, signature).isEmpty)
  }

  // MARK: - The file

  @Test func theFileIsSortedAndReadBack() throws {
    let (difference, none) = try outcome([], changed(["a": "1", "b": "1"]))
    let approvals = none.accepting(difference, signature)
    let file = ApprovalFile(approvals.reversed())
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "# l10n approvals 1" && lines.count == 4)
    #expect(lines[2].hasPrefix("EkoButton\ta\tstate=pressed\t-\ten\tlarge\tiphone\t-\t"))
    #expect(lines[2].hasSuffix("\t2026-11-28\tAnn\tshorter"))
    #expect(lines[2...].sorted() == Array(lines[2...]))
    let read = try ApprovalFile(parsing: file.bytes, path: "f")
    #expect(read.approvals == approvals.sorted())
    // Git may put lines of two branches in any order, and an editor may end them otherwise.
    let merged = (lines[..<2] + lines[2...].reversed() + ["", "# ours"]).joined(separator: "\r\n")
    let again = try ApprovalFile(parsing: Array(merged.utf8), path: "f")
    #expect(again.approvals == read.approvals)
    #expect(String(decoding: ApprovalFile([], keepingCommentsOf: again).bytes, as: UTF8.self).hasSuffix("# ours\n"))
  }

  @Test(arguments: ["", "-", "#", "a\tb\nc\\d", "\u{202E}x", "\\u{41}", "e\u{301}", "🇩🇪", "\r", "<<<<<<<"])
  func anyTextIsReadBack(text: String) throws {
    let approval = Approval(
      cell: Approval.Cell(fields: [String](repeating: text, count: 8)), before: nil, after: "x",
      signature: Approval.Signature(date: text, who: text, reason: text))
    let bytes = ApprovalFile([approval]).bytes
    #expect(try ApprovalFile(parsing: bytes, path: "f").approvals == [approval])
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 3)
  }

  @Test(arguments: [
    ("", 1, 1, "first line is"), ("# l10n approvals 2\n", 1, 1, "first line is"),
    ("# l10n approvals 1\na\tb\n", 2, 4, "2 columns"),
    ("# l10n approvals 1\n\n<<<<<<< main\n", 3, 1, "merge conflict"),
    ("# l10n approvals 1\na\tb\tc\td\te\tf\tg\th\ti\tj\tk\tl\t\\x\n", 2, 25, "wrong escape in the column 'reason'"),
    ("# l10n approvals 1\na\t\tc\td\te\tf\tg\th\ti\tj\tk\tl\tm\n", 2, 3, "the column 'specimen' is empty"),
  ])
  func aBrokenLineIsNamed(text: String, line: Int, column: Int, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try ApprovalFile(parsing: Array(text.utf8), path: "f.txt") }
    #expect(error?.position?.line == line && error?.position?.column == column)
    #expect(error?.description.contains(message) ?? false, "\(String(describing: error))")
    #expect(error?.description.hasPrefix("f.txt:\(line):\(column)") ?? false)
  }
}
