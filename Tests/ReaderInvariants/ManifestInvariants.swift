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
    let same = try? PreviewDifference(from: cells, to: cells, load: { _, _ in .failure(PictureFailure("none")) }),
    let gone = try? PreviewDifference(from: cells, to: [], load: { _, _ in .failure(PictureFailure("none")) })
  else { throw BrokenInvariant("two previews cannot be compared") }
  let pictures = cells.count { $0.picture != nil }
  try require(same.entries.count == pictures, "\(same.entries.count) cells differ from themselves, not \(pictures)")
  try require(same.unchanged == cells.count - pictures, "\(same.unchanged) cells are the same")
  try require(gone.count(.removed) == cells.count && gone.entries.count == cells.count, "cells are not removed")
  let human = DifferenceText.human(gone)
  try require(human.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isCommand }, "a terminal would take a command")
  try require(DifferenceText.markdown(gone).utf8.count <= 65_000, "the comment is too long")
  try require(
    (try? JSONDocument(parsing: Array(DifferenceText.json(gone).utf8))) != nil, "the report is no JSON")
  for file in DifferencePage(gone, tolerance: 0).files where file.path.hasSuffix(".html") {
    let page = String(decoding: file.bytes, as: UTF8.self)
    try require(!page.contains("<script"), "the page has a script")
    try require(page.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isCommand }, "the page has control characters")
  }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, or turns the direction of text around it.
  var isCommand: Bool {
    properties.generalCategory == .control || ("\u{202A}"..."\u{202E}").contains(self)
      || ("\u{2066}"..."\u{2069}").contains(self)
  }
}
