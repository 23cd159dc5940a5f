import Messages
import SourceText
import StringTables

extension Report {
  /// How many defects of one kind are named in one text, so that a text that is full of them does not fill the report.
  static let mostInOneText = 10

  /// Plural forms that a finding is about, as they end a sentence; empty without one.
  static func formText(_ categories: [String]) -> String {
    categories.isEmpty ? "" : " (form '\(categories.joined(separator: "', '"))')"
  }

  static func formText(_ category: String?) -> String { formText(category.map { [$0] } ?? []) }

  /// Reports a defect of a key of the development language, by the number of its table.
  mutating func add(_ message: String, about entry: Table.Entry, group: Int, severity: Severity? = nil) {
    add(
      message, at: .document(entry.document, entry.keyRange), table: project.groups[group].name,
      key: entry.key.string, locale: project.groups[group].developmentLocale, severity: severity)
  }

  /// Reports a defect of some characters of a translation, by their UTF-8 offsets.
  mutating func add(
    _ message: String, at offsets: Range<Int>, of pair: TextPair, severity: Severity? = nil, isRare: Bool = false,
    isGrave: Bool = false
  ) {
    let range = place(of: offsets, in: pair.translation, of: pair.unit.translation)
    add(message, at: range, of: pair.unit, severity: severity, isRare: isRare, isGrave: isGrave)
  }

  /// Reports a defect of some characters of a text, by their UTF-8 offsets.
  mutating func add(_ message: String, at offsets: Range<Int>, of text: CheckedText, severity: Severity? = nil) {
    let range = place(of: offsets, in: text.text, of: text.entry.entry)
    add(message, at: range, of: text.entry, severity: severity)
  }

  /// Reports a defect of some characters of a text, with what they are in quotation marks before what is wrong with it.
  ///
  /// - Parameter utf8: The bytes of the text.
  mutating func add(
    quoting offsets: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>, _ defect: StaticString, of text: CheckedText
  ) {
    let message = String(quoting: UnsafeBufferPointer(rebasing: utf8[offsets]), defect)
    add(exact: message, at: place(of: offsets, in: text.text, of: text.entry.entry), of: text.entry)
  }

  /// The bytes of a file that stand for characters of a text.
  func place(of offsets: Range<Int>, in text: LocatedText, of entry: Table.Entry) -> ByteRange {
    // Most texts stand in their files as they are read.
    if let range = entry.range(ofPlain: offsets, in: text) { return range }
    return project.documents[entry.document].range(of: offsets, in: text)
  }
}

extension String {
  /// A text in quotation marks with another one behind it, in no more room than that takes.
  fileprivate init(quoting text: UnsafeBufferPointer<UInt8>, _ rest: StaticString) {
    self.init(unsafeUninitializedCapacity: text.count + rest.utf8CodeUnitCount + 2) { room in
      var writer = ByteWriter(room)
      writer.append(ascii: "'")
      writer.append(text)
      writer.append(ascii: "'")
      writer.append(static: rest)
      return writer.count
    }
  }
}
