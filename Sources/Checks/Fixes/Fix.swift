import Messages
import SourceText
import StringEditing
import StringFormats

/// How a finding is mended: a value that a rule makes beside it.
package struct Fix: Hashable, Sendable {
  /// Who may make it.
  package enum Safety: String, Sendable, Comparable {
    /// What the app's user sees stays, or becomes what the text can only mean.
    case safe
    /// It is right mostly, and somebody has to look at it.
    case unsafe

    package static func < (left: Safety, right: Safety) -> Bool { left == .safe && right == .unsafe }
  }

  /// What it does, as an order: “remove the earlier entry”.
  package let summary: String
  package let safety: Safety
  /// What changes in the file of the finding; all of it or nothing.
  package let edits: [PartEdit]

  package init(_ summary: String, _ safety: Safety, _ edits: [PartEdit]) {
    self.summary = summary
    self.safety = safety
    self.edits = edits
  }
}

extension Fix {
  /// Removes the earlier of two entries with one text; its comments go to the later one.
  ///
  /// - Returns: `nil` for an entry that varies, of which more than the texts may differ, and for a format whose entries
  ///   are not removed one by one.
  static func removingRepetition(of entry: StringEntry, _ earlier: StringEntry, in document: StringDocument) -> Fix? {
    guard document.format == .strings, document.encoding != "binary-plist", case .text = entry.value,
      case .text = earlier.value
    else { return nil }
    return Fix(
      "remove the earlier entry", .safe, [.removeEntry(key: earlier.key.range, heir: entry.key.range)])
  }

  /// Removes a form that no number selects; its text may be what another form lacks, unless one of them has it.
  ///
  /// - Parameter isKept: Whether another form has the same text.
  /// - Returns: `nil` where `other` is not among the forms of the plural, since every plural needs that one, and for a
  ///   format whose forms are not removed one by one.
  static func removingForm(
    _ selector: LocatedText, of plural: NamedPlural, in document: StringDocument, isKept: Bool
  ) -> Fix? {
    let isXML = document.format == .stringsdict && document.encoding == "xml-plist"
    guard isXML || document.format == .xcstrings, selector.string != "other",
      plural.has("other")
    else { return nil }
    return Fix(
      "remove the form '\(selector.string)'", isKept ? .safe : .unsafe, [.removeCase(selector: selector.range)])
  }

  /// Deletes the second of two spaces.
  ///
  /// - Returns: `nil` where these bytes are not two plain spaces.
  static func deletingSecond(of range: ByteRange, in document: StringDocument) -> Fix? {
    guard characters(range, in: document) == "  " else { return nil }
    let middle = (range.start.index + range.end.index) / 2
    return Fix("delete one of the spaces", .unsafe, [.replace(ByteRange(middle, range.end.index), with: "")])
  }

  /// Deletes white space, which only somebody who reads the text knows not to be meant.
  ///
  /// - Returns: `nil` where these bytes are not white space alone.
  static func deletingBlanks(_ range: ByteRange, in document: StringDocument) -> Fix? {
    let text = characters(range, in: document)
    guard !text.isEmpty, text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return nil }
    return Fix("delete the white space", .unsafe, [.replace(range, with: "")])
  }

  private static func characters(_ range: ByteRange, in document: StringDocument) -> String {
    let encoding = TextEncoding.byteOrderMark(of: Array(document.bytes.prefix(4)))?.encoding ?? .utf8
    return encoding.decode(document.bytes[range.indices])
  }
}
