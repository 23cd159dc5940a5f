/// An element of an XLIFF file, by byte offsets.
package struct XLIFFElement {
  /// The start tag, from `<` to behind `>`.
  package let tag: Range<Int>
  package let tagName: Range<Int>
  /// Both tags and what they hold.
  package let whole: Range<Int>
  /// Between the tags; empty behind the tag of an element that is written `<name/>`.
  package let content: Range<Int>
  package let state: Range<Int>?
  /// What is said of the state beside it: `state-qualifier` in XLIFF 1.2, `subState` in XLIFF 2.
  package let qualifier: Range<Int>?
  package let order: Range<Int>?

  /// The elements that stand in `range`, those inside of them left out; the ones before the first damage.
  package static func elements(in range: Range<Int>, of units: CodeUnits) -> [XLIFFElement] {
    var scanner = XMLScanner(units.prefix(to: range.upperBound), from: range.lowerBound, readsAttributes: true)
    var elements: [XLIFFElement] = []
    var outer: XMLScanner.Tag?
    var depth = 0
    while let event = try? scanner.next() {
      switch event {
      case .open(let tag):
        if depth == 0 { outer = tag }
        if !tag.isEmpty {
          depth += 1
        } else if depth == 0 {
          elements.append(Self(tag, contentEnd: tag.range.upperBound, end: tag.range.upperBound, scanner))
        }
      case .close(let range, _):
        if depth == 0 { return elements }
        depth -= 1
        if depth == 0, let outer {
          elements.append(Self(outer, contentEnd: range.lowerBound, end: range.upperBound, scanner))
        }
      case .end: return elements
      case .text, .comment, .instruction: continue
      }
    }
    return elements
  }

  private init(
    _ tag: XMLScanner.Tag, contentEnd: Int, end: Int, _ scanner: XMLScanner
  ) {
    self.tag = tag.range
    tagName = tag.name
    whole = tag.range.lowerBound..<end
    content = tag.range.upperBound..<contentEnd
    state = scanner.attribute("state", of: tag)
    qualifier = scanner.attribute("state-qualifier", of: tag) ?? scanner.attribute("subState", of: tag)
    order = scanner.attribute("order", of: tag)
  }

  /// Whether it is a part of the text of an XLIFF 2 unit.
  package func isSegment(_ units: CodeUnits) -> Bool {
    units.equals("segment", in: tagName) || units.equals("ignorable", in: tagName)
  }
}
