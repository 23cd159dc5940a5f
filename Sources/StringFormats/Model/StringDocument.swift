import SourceText

/// A file of localised strings: every entry with its bytes, every defect with its place.
///
/// Reading never fails: what is wrong with a file is among its ``problems``, and the entries around a defect are
/// read. Texts stay bytes until ``text(_:)`` decodes them.
package struct StringDocument: Sendable {
  package let format: StringFormat

  /// The file as it was read.
  package let bytes: [UInt8]

  /// How the file is written: an encoding (`utf-8`, `utf-8-bom`, `utf-16le-bom`; without `-bom` there is no byte order
  /// mark), or `xml-plist`, `binary-plist`, `empty`.
  package let encoding: String

  /// The source language that the file names; `nil` in property lists.
  package let sourceLanguage: String?

  /// The target language that the file names (XLIFF); `nil` in all others.
  package let targetLanguage: String?

  /// The entries in the order of the file, equal keys kept.
  ///
  /// A catalog has one entry for each key and language; a key without a localization in the source language has one
  /// whose value is the key. XLIFF has two for each unit, the translation (where there is one) before the source.
  package let entries: StringEntries

  /// The defects in the order in which they were found, one for each.
  package let problems: [FormatProblem]

  /// Whether the file may have entries that a defect hides: what is not among ``entries`` may be there all the same.
  package let losesEntries: Bool

  /// Where entries start whose texts are cut off, or guessed, at a defect: only that the entry is there can be relied
  /// on.
  package let doubtfulEntries: Set<Int>

  /// Whether all text is valid in the encoding of the file.
  package let isWellFormed: Bool

  private let textEncoding: TextEncoding
  private let outcome: AppleView.Outcome
  private let stopsAt: ByteOffset?

  /// Reads `bytes` as a file of that format.
  ///
  /// - Parameter read: Reads bytes as what the format says, whatever they are.
  /// - Complexity: O(*n*) in the number of bytes; each defect may add the length of its line.
  package init(_ bytes: [UInt8], format: StringFormat, by read: ([UInt8]) -> Reading) {
    self.format = format
    self.bytes = bytes
    let reading = Self.read(bytes, format, read)
    encoding = reading.form
    let textEncoding = FileEncoding(of: bytes).text
    let isWellFormed = reading.isWellFormed
    self.textEncoding = textEncoding
    self.isWellFormed = isWellFormed
    sourceLanguage = reading.sourceLanguage
    targetLanguage = reading.targetLanguage
    entries = reading.entries
    problems = reading.problems(
      format: format,
      TextBuffer(of: bytes, textEncoding, isWellFormed: isWellFormed, normalisesLineEnds: format == .xliff))
    losesEntries = reading.losesEntries
    doubtfulEntries = reading.doubtfulEntries
    outcome = reading.outcome
    stopsAt = reading.stopsAt
  }

  /// What Apple's own parser loads of the file.
  ///
  /// - Complexity: O(*n*) in the size of all keys.
  package var apple: AppleView {
    AppleView(outcome, stopsAt: stopsAt, entries: entries, textBuffer())
  }

  /// The text of a key, value, comment or other string of this document.
  ///
  /// Escapes and entities are resolved; what is not valid in the file's encoding, lone surrogates among it, becomes
  /// U+FFFD. Tags inside of XLIFF texts stay as they are written.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  package func text(_ string: SourceString) -> String {
    string.text(in: bytes, textEncoding, normalisesLineEnds: format == .xliff)
  }

  /// An empty buffer for texts of this document.
  package func textBuffer() -> TextBuffer {
    TextBuffer(of: bytes, textEncoding, isWellFormed: isWellFormed, normalisesLineEnds: format == .xliff)
  }

  /// The line and column of a byte.
  ///
  /// - Complexity: O(*n*) in the size of the file: for several places, keep a ``lineTable()``.
  package func position(of offset: ByteOffset) -> SourcePosition { lineTable().position(of: offset) }

  /// The lines of the file; a binary property list is one line.
  package func lineTable() -> LineTable {
    LineTable(bytes, encoding: textEncoding)
  }

  private static func read(_ bytes: [UInt8], _ format: StringFormat, _ read: ([UInt8]) -> Reading) -> Reading {
    guard bytes.count < Int(UInt32.max) else {
      var reading = Reading(ofFile: bytes.count)
      reading.report(Defect(.rejectsTable, "the file is larger than 4 GiB", range: ByteRange(0, 0)))
      reading.losesEntries = true
      return reading
    }
    let reading = read(bytes)
    return reading.isWhole ? reading : ForeignContentReader.read(bytes, format, insteadOf: reading, read)
  }
}
