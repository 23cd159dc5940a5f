import SourceText
import StringFormats

/// The elements of one XLIFF unit, by byte offsets.
struct XLIFFUnit {
  typealias Element = XLIFFElement

  /// Whether it is a `<unit>` of XLIFF 2.
  private(set) var isVersion2 = false
  private(set) var source: Element?
  private(set) var target: Element?
  private(set) var notes: [Element] = []

  /// Of XLIFF 2: what holds all notes.
  private(set) var notesHolder: Element?

  /// Of XLIFF 2: the segments, ignorables without text left out.
  private(set) var segments: [Element] = []

  /// Of XLIFF 2: what notes must stand before.
  private(set) var firstCore: Element?

  /// The note that a reader takes for the comment: the first that is not empty.
  var note: Element? { notes.first { !$0.content.isEmpty } ?? notes.first }

  /// Reads the unit in `range`; `nil` where it is damaged.
  init?(_ bytes: [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      read(CodeUnits(buffer, encoding, end: range.upperBound), range)
    }
    if !isRead { return nil }
  }

  private mutating func read(_ units: CodeUnits, _ range: Range<Int>) -> Bool {
    guard let unit = XLIFFElement.elements(in: range, of: units).first, unit.whole == range else { return false }
    isVersion2 = units.equals("unit", in: unit.tagName)
    for child in XLIFFElement.elements(in: unit.content, of: units) {
      if isVersion2 { readVersion2(child, units) } else { readText(child, units) }
      if units.equals("note", in: child.tagName), !isVersion2 { notes.append(child) }
    }
    return true
  }

  private mutating func readText(_ child: Element, _ units: CodeUnits) {
    if units.equals("source", in: child.tagName) { source = child }
    if units.equals("target", in: child.tagName) { target = child }
  }

  private mutating func readVersion2(_ child: Element, _ units: CodeUnits) {
    if units.equals("notes", in: child.tagName) {
      notesHolder = child
      notes = XLIFFElement.elements(in: child.content, of: units).filter { units.equals("note", in: $0.tagName) }
    } else if units.equals("originalData", in: child.tagName) {
      firstCore = firstCore ?? child
    } else if child.isSegment(units) {
      firstCore = firstCore ?? child
      let texts = XLIFFElement.elements(in: child.content, of: units)
      let isIgnorable = units.equals("ignorable", in: child.tagName)
      if isIgnorable, texts.allSatisfy(\.content.isEmpty) { return }
      segments.append(child)
      for text in texts { readText(text, units) }
    }
  }
}
