import Pseudo
import SourceText
import TextLayout

/// Reads the definition of a pseudo-locale, and behind a NUL a text for it: the error stands in the file, and a text
/// told twice is the same.
func checkDefinition(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let parts = bytes.parts
  let definition: PseudoDefinition
  do throws(PseudoDefinition.Problem) { definition = try PseudoDefinition(parsing: parts[0]) } catch {
    return try LineTable(parts[0]).require(error.position, "the error '\(error.message)'")
  }
  let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "Save %d of %@"
  for definition in [definition, definition.combined(with: definition)] {
    let pseudolocalizer = Pseudolocalizer(definition)
    let written = pseudolocalizer.pseudolocalize(text, label: "save.title")
    try require(
      pseudolocalizer.pseudolocalize(text, label: "save.title") == written, "a text differs from call to call")
    let limit = 100 * (bytes.count + text.utf8.count) + 65_536
    try require(written.utf8.count <= limit, "\(written.utf8.count) bytes of \(bytes.count)")
  }
}

/// Reads a file of font metrics: the error stands in the file, and each font is found by its name.
func checkFontMetrics(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let file: FontMetricsFile
  do throws(FontMetricsFile.Problem) { file = try FontMetricsFile(parsing: bytes) } catch {
    return try LineTable(bytes).require(error.position, "the error '\(error.message)'")
  }
  for font in file.fonts { try require(file.metrics(of: font.family) == font, "'\(font.family)' is another font") }
}
