import SourceText

/// Splits XML into tags, character data and comments, by byte offsets.
///
/// Declarations inside a document type, and with them entities of the file's own, are refused.
package struct XMLScanner {
  /// A start tag; its ranges include no surrounding space.
  package struct Tag {
    /// From `<` to behind `>`.
    package let range: Range<Int>
    package let name: Range<Int>
    /// Whether it is written `<name/>`.
    package let isEmpty: Bool
  }

  package enum Event {
    case open(Tag)
    case close(range: Range<Int>, name: Range<Int>)
    /// Character data up to the next tag, comment or instruction; CDATA sections included.
    case text(Range<Int>)
    case comment(Range<Int>)
    case instruction
    case end
  }

  package let units: CodeUnits
  package private(set) var index: Int
  private let readsAttributes: Bool

  /// - Parameter readsAttributes: Whether `>` may stand in a quoted attribute, as XML allows; CoreFoundation's property
  ///   list parser ends a tag at the first `>`.
  package init(_ units: CodeUnits, from start: Int, readsAttributes: Bool) {
    self.units = units
    index = start
    self.readsAttributes = readsAttributes
  }

  package mutating func next() throws(SyntaxDefect) -> Event {
    let start = index
    guard start < units.end else { return .end }
    guard units.unit(at: start) == "<" else {
      try scanText()
      return .text(start..<index)
    }
    let second = start + units.width
    switch second < units.end ? units.unit(at: second) : 0 {
    case "/": return try scanClose()
    case "!": return try scanDeclaration()
    case "?":
      try skip(to: "?>", from: start + 2 * units.width, "this processing instruction is never closed")
      return .instruction
    default: return .open(try scanOpen())
    }
  }

  /// Skips white space before a tag, which is then the next event.
  package mutating func skipBlankText() {
    var place = index
    skipSpace(at: &place)
    let second = place + units.width
    // A comment or a CDATA section is not told from a declaration here.
    if second < units.end, units.unit(at: place) == "<", units.unit(at: second) != "!" { index = place }
  }

  /// Reads behind a start tag to the end of the element, and returns what it holds: text without entities, as of nearly
  /// every element; `nil`, with nothing read, where it holds anything else.
  package mutating func plainContent(of tag: Tag) -> Range<Int>? {
    let start = index
    let end = units.firstIndex(from: start, of: UInt8(ascii: "<"), or: UInt8(ascii: "&"))
    let name = end + 2 * units.width..<end + 2 * units.width + tag.name.count
    guard name.upperBound < units.end, units.unit(at: name.upperBound) == ">", units.holds("</", at: end),
      units.areSame(name, tag.name)
    else { return nil }
    index = name.upperBound + units.width
    return start..<end
  }

  private mutating func scanDeclaration() throws(SyntaxDefect) -> Event {
    let start = index
    if units.holds("<![CDATA[", at: start) {
      try scanText()
      return .text(start..<index)
    }
    if units.holds("<!--", at: start) {
      try skip(to: "-->", from: start + 4 * units.width, "this comment is never closed")
      return .comment(start..<index)
    }
    try skipDocumentType()
    return .instruction
  }

  private mutating func scanText() throws(SyntaxDefect) {
    while index < units.end {
      index = units.firstIndex(from: index, of: UInt8(ascii: "<"), or: UInt8(ascii: "&"))
      guard index < units.end else { return }
      if units.unit(at: index) == "&" {
        try skipEntity()
      } else if units.holds("<![CDATA[", at: index) {
        try skip(to: "]]>", from: index + 9 * units.width, "this CDATA section is never closed")
      } else {
        return
      }
    }
  }

  private mutating func skipEntity() throws(SyntaxDefect) {
    for name: StaticString in ["&lt;", "&gt;", "&amp;", "&apos;", "&quot;"] where units.holds(name, at: index) {
      index += name.utf8CodeUnitCount * units.width
      return
    }
    var place = index + units.width
    var name: [UInt8] = []
    while place < units.end, name.count < 32, units.unit(at: place) < 0x7F, units.unit(at: place) > 0x20 {
      let unit = units.unit(at: place)
      place += units.width
      if unit == ";" {
        guard name.first == UInt8(ascii: "#"), XMLText.numericScalar(name[...]) != nil else { break }
        index = place
        return
      }
      name.append(UInt8(truncatingIfNeeded: unit))
    }
    let text = String(decoding: name, as: UTF8.self)
    let isEntity = place > index + units.width && units.unit(at: place - units.width) == ";"
    let message = isEntity ? "unknown entity '&\(text);'" : "'&' that starts no entity; write '&amp;'"
    throw SyntaxDefect(message: message, range: index..<(isEntity ? place : index + units.width))
  }

  private mutating func scanOpen() throws(SyntaxDefect) -> Tag {
    guard readsAttributes else { return try scanPlainTag() }
    let start = index
    var place = start + units.width
    let name = scanName(at: &place)
    guard !name.isEmpty else {
      throw SyntaxDefect(message: "'<' that starts no tag; write '&lt;'", range: start..<start + units.width)
    }
    while true {
      let behind = place
      skipSpace(at: &place)
      guard place < units.end else { throw unclosedTag(start..<min(start + units.width, units.end)) }
      switch units.unit(at: place) {
      case ">":
        index = place + units.width
        return Tag(range: start..<index, name: name, isEmpty: false)
      case "/" where units.holds("/>", at: place):
        index = place + 2 * units.width
        return Tag(range: start..<index, name: name, isEmpty: true)
      case "<": throw unclosedTag(start..<place)
      default:
        guard place > behind else {
          throw SyntaxDefect(message: "no space before this character in a tag", range: place..<place + units.width)
        }
        try skipAttribute(at: &place, of: start)
      }
    }
  }

  /// - Parameter tag: Where the tag of the attribute starts.
  private func skipAttribute(at place: inout Int, of tag: Int) throws(SyntaxDefect) {
    let start = place
    guard !scanName(at: &place).isEmpty else {
      throw SyntaxDefect(message: "a character that starts no attribute", range: start..<start + units.width)
    }
    let nameEnd = place
    skipSpace(at: &place)
    guard units.holds("=", at: place) else {
      throw SyntaxDefect(message: "an attribute without a value", range: start..<nameEnd)
    }
    place += units.width
    skipSpace(at: &place)
    guard units.holds("\"", at: place) || units.holds("'", at: place) else {
      throw SyntaxDefect(message: "an attribute whose value has no quotes", range: start..<nameEnd)
    }
    let quote = UInt8(truncatingIfNeeded: units.unit(at: place))
    place = units.firstIndex(from: place + units.width, of: quote, or: UInt8(ascii: "<"))
    guard place < units.end else { throw unclosedTag(tag..<min(tag + units.width, units.end)) }
    guard units.unit(at: place) == UInt32(quote) else {
      throw SyntaxDefect(
        message: "'<' in the value of an attribute; write '&lt;', or close the quotes",
        range: place..<place + units.width)
    }
    place += units.width
  }

  private mutating func scanPlainTag() throws(SyntaxDefect) -> Tag {
    let start = index
    let end = units.firstIndex(from: start, of: UInt8(ascii: ">"), or: UInt8(ascii: ">"))
    guard end < units.end else { throw unclosedTag(start..<min(start + units.width, units.end)) }
    let isEmpty = units.unit(at: end - units.width) == "/"
    let nameStart = start + units.width
    let nameLimit = max(nameStart, isEmpty ? end - units.width : end)
    var nameEnd = nameStart
    while nameEnd < nameLimit, !Self.isSpace(units.unit(at: nameEnd)) { nameEnd += units.width }
    guard nameEnd > nameStart else {
      throw SyntaxDefect(message: "'<' that starts no tag; write '&lt;'", range: start..<start + units.width)
    }
    index = end + units.width
    return Tag(range: start..<index, name: nameStart..<nameEnd, isEmpty: isEmpty)
  }

  private mutating func scanClose() throws(SyntaxDefect) -> Event {
    let start = index
    var place = start + 2 * units.width
    let name = scanName(at: &place)
    skipSpace(at: &place)
    guard place < units.end, units.unit(at: place) == ">" else { throw unclosedTag(start..<min(place, units.end)) }
    index = place + units.width
    return .close(range: start..<index, name: name)
  }

  private func unclosedTag(_ range: Range<Int>) -> SyntaxDefect {
    SyntaxDefect(message: "this tag is never closed", range: range)
  }

  func scanName(at place: inout Int) -> Range<Int> {
    let start = place
    while place < units.end {
      switch units.unit(at: place) {
      case 0x00...0x20, ">", "/", "<", "=", "\"", "'": return start..<place
      default: place += units.width
      }
    }
    return start..<place
  }

  func skipSpace(at place: inout Int) {
    while place < units.end, Self.isSpace(units.unit(at: place)) { place += units.width }
  }

  static func isSpace(_ unit: UInt32) -> Bool {
    unit <= 0x20 && (unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D)
  }

  package func isBlank(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    skipSpace(at: &place)
    return place >= range.upperBound
  }

  private mutating func skip(to mark: StaticString, from start: Int, _ message: String) throws(SyntaxDefect) {
    let first = mark.withUTF8Buffer { $0[0] }
    var place = start
    while true {
      place = units.firstIndex(from: min(place, units.end), of: first, or: first)
      guard place < units.end else {
        throw SyntaxDefect(message: message, range: index..<min(index + 4 * units.width, units.end))
      }
      if units.holds(mark, at: place) { break }
      place += units.width
    }
    index = place + mark.utf8CodeUnitCount * units.width
  }

  private mutating func skipDocumentType() throws(SyntaxDefect) {
    let start = index
    guard units.holds("<!DOCTYPE", at: start) else {
      throw SyntaxDefect(message: "a declaration that is no document type", range: start..<start + 2 * units.width)
    }
    var place = start
    while place < units.end {
      let unit = units.unit(at: place)
      place += units.width
      if unit == ">" {
        index = place
        return
      }
      if unit == "[" {
        throw SyntaxDefect(message: "a document type with declarations of its own", range: start..<place)
      }
    }
    throw unclosedTag(start..<min(start + 2 * units.width, units.end))
  }
}
