import SourceText

/// The elements of one XLIFF unit, by byte offsets.
struct XLIFFUnit {
  struct Element {
    /// The start tag, from `<` to behind `>`.
    let tag: Range<Int>
    let tagName: Range<Int>
    /// Both tags and what they hold.
    let whole: Range<Int>
    let content: Range<Int>
    let state: Range<Int>?
    let qualifier: Range<Int>?
  }

  /// Where the content of the unit starts, behind its own tag.
  private(set) var contentStart = 0
  private(set) var source: Element?
  private(set) var target: Element?
  private(set) var notes: [Element] = []

  /// The note that a reader takes for the comment: the first that is not empty.
  var note: Element? { notes.first { !$0.content.isEmpty } ?? notes.first }

  /// Reads the unit in `range`; `nil` where it is damaged.
  init?(_ bytes: [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
    let unit: XLIFFUnit? = bytes.withUnsafeBufferPointer { buffer in
      switch encoding {
      case .utf8: Self.read(UTF8Units(buffer, end: range.upperBound), range)
      case .utf16LittleEndian: Self.read(UTF16Units<LittleEndian>(buffer, end: range.upperBound), range)
      case .utf16BigEndian: Self.read(UTF16Units<BigEndian>(buffer, end: range.upperBound), range)
      case .utf32LittleEndian: Self.read(UTF32Units<LittleEndian>(buffer, end: range.upperBound), range)
      case .utf32BigEndian: Self.read(UTF32Units<BigEndian>(buffer, end: range.upperBound), range)
      }
    }
    guard let unit else { return nil }
    self = unit
  }

  private init(contentStart: Int) { self.contentStart = contentStart }

  private static func read<Units: CodeUnits>(_ units: Units, _ range: Range<Int>) -> XLIFFUnit? {
    var scanner = XMLScanner(units, from: range.lowerBound, readsAttributes: true)
    guard case .open(let tag)? = try? scanner.next() else { return nil }
    var unit = XLIFFUnit(contentStart: tag.range.upperBound)
    if tag.isEmpty { return unit }
    var child: XMLScanner<Units>.Tag?
    var depth = 0
    while let event = try? scanner.next() {
      switch event {
      case .open(let tag):
        if depth == 0 { child = tag }
        if !tag.isEmpty {
          depth += 1
        } else if depth == 0 {
          unit.keep(tag, contentEnd: tag.range.upperBound, end: tag.range.upperBound, scanner)
        }
      case .close(let range, _):
        if depth == 0 { return unit }
        depth -= 1
        if depth == 0, let child {
          unit.keep(child, contentEnd: range.lowerBound, end: range.upperBound, scanner)
        }
      case .end: return nil
      case .text, .comment, .instruction: continue
      }
    }
    return nil
  }

  private mutating func keep<Units: CodeUnits>(
    _ tag: XMLScanner<Units>.Tag, contentEnd: Int, end: Int, _ scanner: XMLScanner<Units>
  ) {
    let element = Element(
      tag: tag.range, tagName: tag.name, whole: tag.range.lowerBound..<end,
      content: tag.range.upperBound..<contentEnd, state: scanner.attribute("state", of: tag),
      qualifier: scanner.attribute("state-qualifier", of: tag))
    let units = scanner.units
    if units.equals("source", in: tag.name) {
      source = element
    } else if units.equals("target", in: tag.name) {
      target = element
    } else if units.equals("note", in: tag.name) {
      notes.append(element)
    }
  }
}
