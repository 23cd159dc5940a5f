import SourceText
import Strings

extension Report {
  /// How many defects of one kind are named in one text, so that a text that is full of them does not fill the report.
  static let mostInOneText = 10

  /// Reports a defect of some characters of a translation, by their UTF-8 offsets.
  mutating func add(_ message: String, at offsets: Range<Int>, of pair: TextPair, severity: Severity? = nil) {
    let range = place(of: offsets, in: pair.translation, pair.unit.translation.document)
    add(message, at: range, of: pair.unit, severity: severity)
  }

  /// Reports a defect of some characters of a text, by their UTF-8 offsets.
  mutating func add(_ message: String, at offsets: Range<Int>, of text: CheckedText, severity: Severity? = nil) {
    let range = place(of: offsets, in: text.text, text.entry.entry.document)
    add(message, at: range, of: text.entry, severity: severity)
  }

  /// The bytes of a file that stand for characters of a text.
  private func place(of offsets: Range<Int>, in text: LocatedText, _ document: Int) -> ByteRange {
    project.documents[document].range(of: offsets, in: text)
  }
}
