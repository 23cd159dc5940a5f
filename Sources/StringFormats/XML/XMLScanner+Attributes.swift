import SourceText

extension XMLScanner {
  /// The text of an attribute, quotes excluded; `nil` where the tag has none of that name.
  package func attribute(_ name: StaticString, of tag: Tag) -> Range<Int>? {
    var place = tag.name.upperBound
    while let (found, value) = nextAttribute(at: &place, of: tag) {
      if units.equals(name, in: found) { return value }
    }
    return nil
  }

  /// The names of all attributes with their texts, quotes excluded, as far as the tag can be read.
  package func attributes(of tag: Tag) -> [(name: Range<Int>, value: Range<Int>)] {
    var place = tag.name.upperBound
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    while let attribute = nextAttribute(at: &place, of: tag) { attributes.append(attribute) }
    return attributes
  }

  @inline(__always)
  private func nextAttribute(at place: inout Int, of tag: Tag) -> (name: Range<Int>, value: Range<Int>)? {
    guard place < tag.range.upperBound else { return nil }
    skipSpace(at: &place)
    let name = scanName(at: &place)
    skipSpace(at: &place)
    guard !name.isEmpty, place < tag.range.upperBound, units.unit(at: place) == "=" else { return nil }
    place += units.width
    skipSpace(at: &place)
    guard place < tag.range.upperBound, units.unit(at: place) == "\"" || units.unit(at: place) == "'" else {
      return nil
    }
    let quote = UInt8(truncatingIfNeeded: units.unit(at: place))
    let start = place + units.width
    let end = units.firstIndex(from: start, of: quote, or: quote)
    guard end < tag.range.upperBound else { return nil }
    place = end + units.width
    return (name, start..<end)
  }
}
