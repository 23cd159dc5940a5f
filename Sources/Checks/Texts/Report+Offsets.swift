import SourceText
import Strings

extension Report {
  /// How many defects of one kind are named in one text, so that a text that is full of them does not fill the report.
  static let mostInOneText = 10

  /// Reports a defect of some characters of a translation, by their UTF-8 offsets.
  mutating func add(_ message: String, at offsets: Range<Int>, of pair: TextPair, severity: Severity? = nil) {
    let range = place(of: offsets, in: pair.translation, of: pair.unit.translation)
    add(message, at: range, of: pair.unit, severity: severity)
  }

  /// Reports a defect of some characters of a text, by their UTF-8 offsets.
  mutating func add(_ message: String, at offsets: Range<Int>, of text: CheckedText, severity: Severity? = nil) {
    let range = place(of: offsets, in: text.text, of: text.entry.entry)
    add(message, at: range, of: text.entry, severity: severity)
  }

  /// The bytes of a file that stand for characters of a text.
  private func place(of offsets: Range<Int>, in text: LocatedText, of entry: Table.Entry) -> ByteRange {
    // Most texts stand in their files as they are read.
    if let range = entry.range(ofPlain: offsets, in: text) { return range }
    return project.documents[entry.document].range(of: offsets, in: text)
  }
}
