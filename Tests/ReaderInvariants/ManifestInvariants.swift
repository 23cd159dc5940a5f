import PositionedJSON
import Preview

func readManifest(_ bytes: [UInt8]) -> PreviewManifest? { PreviewManifest(parsing: bytes) }

/// Reads the manifest of a preview and compares it with itself: its files lie in the gallery, nothing differs but
/// pictures that cannot be read, and what is told of them can do nothing in a terminal, a comment or a page.
func checkManifest(_ bytes: [UInt8]) throws(BrokenInvariant) {
  guard let manifest = readManifest(bytes) else { return }
  try require(PreviewManifest.files(parsing: bytes) == manifest.files, "two readers find other files")
  try require(manifest.files.allSatisfy(SiteFile.isPath), "a file lies elsewhere")
  let cells = manifest.cells
  try require(cells.count <= 32 * bytes.count, "\(cells.count) cells of \(bytes.count) bytes")
  try require(cells.allSatisfy { $0.picture.map(manifest.files.contains) ?? true }, "a picture is none of the files")
  guard
    let none = PreviewManifest(parsing: Array(emptyManifest.utf8)),
    let same = try? PreviewDifference(from: manifest, to: manifest, load: { _, _ in .failure(PictureFailure("none")) }),
    let gone = try? PreviewDifference(from: manifest, to: none, load: { _, _ in .failure(PictureFailure("none")) })
  else { throw BrokenInvariant("two previews cannot be compared") }
  let pictures = cells.count { $0.picture != nil }
  try require(same.entries.count == pictures, "\(same.entries.count) cells differ from themselves, not \(pictures)")
  try require(same.unchanged == cells.count - pictures, "\(same.unchanged) cells are the same")
  try require(gone.count(.removed) == cells.count && gone.entries.count == cells.count, "cells are not removed")
  let human = DifferenceText.human(gone)
  try require(human.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isCommand }, "a terminal would take a command")
  try require(DifferenceMarkdown(gone).text.utf8.count <= 65_000, "the comment is too long")
  try require(
    (try? JSONDocument(parsing: Array(DifferenceText.json(gone).utf8))) != nil, "the report is no JSON")
  try require(gone.entries.allSatisfy { !$0.groups.isEmpty }, "a cell has no cause")
  for file in DifferencePage(gone, tolerance: 0).files where file.path == "difference.js" {
    let script = String(decoding: file.bytes, as: UTF8.self)
    try require(!script.contains("<"), "the data may end a script")
    try require(script.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isCommand }, "the data have control characters")
  }
  let all = ApprovalOutcome(of: gone, approvals: [], from: manifest, to: none)
    .accepting(gone, Approval.Signature(date: "2026-01-01", who: "", reason: ""))
  let file = ApprovalFile(all)
  guard let read = try? ApprovalFile(parsing: file.bytes, path: "file") else {
    throw BrokenInvariant("the approvals cannot be read")
  }
  try require(read.approvals == file.approvals && read.bytes == file.bytes, "approvals are read otherwise")
}

private let emptyManifest = "{\"kind\":\"l10n preview\",\"version\":\(PreviewManifest.version),\"files\":[]}"

extension Unicode.Scalar {
  /// Whether it controls a terminal, or turns the direction of text around it.
  var isCommand: Bool {
    properties.generalCategory == .control || ("\u{202A}"..."\u{202E}").contains(self)
      || ("\u{2066}"..."\u{2069}").contains(self)
  }
}
