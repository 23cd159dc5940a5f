import SourceText

/// Reads an XML property list onto a tape, just as CoreFoundation's `CFPropertyList.c` accepts it.
package struct XMLPropertyListParser {
  private var scanner: XMLScanner
  private(set) var tape = PropertyListTape()
  private var openNodes: [Int] = []
  private var pendingComment: Range<Int>?

  private static var depthLimit: Int { 512 }

  private var units: CodeUnits { scanner.units }

  /// The tape of a file in any encoding, and its first defect.
  package static func tape(of bytes: [UInt8]) -> (PropertyListTape, Defect?) {
    let encoding = FileEncoding(of: bytes)
    let start = encoding.markLength
    return bytes.withUnsafeBufferPointer { buffer in
      var parser = Self(CodeUnits(buffer, encoding.text, start: start), from: start)
      let defect = parser.parse()
      return (parser.tape, defect)
    }
  }

  init(_ units: CodeUnits, from start: Int) {
    scanner = XMLScanner(units, from: start, readsAttributes: false)
  }

  /// Reads to the first defect, which is returned; what was read before it is on the tape.
  mutating func parse() -> Defect? {
    do throws(SyntaxDefect) {
      try parseDocument()
      return trailingText()
    } catch {
      for node in openNodes.reversed() { tape.close(node, at: scanner.index) }
      return Defect(error)
    }
  }

  /// Reads one key with its value, and the comments before it, as of a dictionary that is broken elsewhere.
  ///
  /// - Returns: What is wrong with it; `nil` for one that is whole.
  mutating func parseMember() -> SyntaxDefect? {
    let start = scanner.index
    let dictionary = XMLScanner.Tag(range: start..<start, name: start..<start, isEmpty: false)
    do throws(SyntaxDefect) {
      guard let key = try nextElement(in: dictionary) else { throw unclosed(dictionary) }
      try parseMember(key, in: dictionary)
      return nil
    } catch {
      return error
    }
  }

  private mutating func parseDocument() throws(SyntaxDefect) {
    while true {
      switch try scanner.next() {
      case .instruction, .comment: continue
      case .text(let range) where scanner.isBlank(range): continue
      case .text(let range): throw SyntaxDefect(message: "text before the first tag", range: range)
      case .close(let range, _): throw SyntaxDefect(message: "a closing tag that closes nothing", range: range)
      case .end: throw SyntaxDefect(message: "the file holds no property list", range: scanner.index..<scanner.index)
      case .open(let tag):
        guard units.equals("plist", in: tag.name) else { return try parseElement(tag) }
        return try parseRoot(tag)
      }
    }
  }

  private mutating func parseRoot(_ root: XMLScanner.Tag) throws(SyntaxDefect) {
    guard !root.isEmpty, let tag = try nextElement(in: root) else {
      throw SyntaxDefect(message: "the property list is empty", range: root.range)
    }
    try parseElement(tag)
    if let second = try nextElement(in: root) {
      throw SyntaxDefect(message: "a second value in the property list", range: second.range)
    }
  }

  /// The next start tag; `nil` at the end tag of `parent`, which is consumed.
  private mutating func nextElement(in parent: XMLScanner.Tag) throws(SyntaxDefect) -> XMLScanner.Tag? {
    while true {
      scanner.skipBlankText()
      switch try scanner.next() {
      case .open(let tag): return tag
      case .instruction: continue
      case .comment(let range):
        pendingComment = (pendingComment?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .text(let range):
        if scanner.isBlank(range) { continue }
        throw SyntaxDefect(message: "text between the tags", range: range)
      case .close(let range, let name):
        guard units.areSame(name, parent.name) else { throw mismatch(range, parent) }
        pendingComment = nil
        return nil
      case .end: throw unclosed(parent)
      }
    }
  }

  /// What a tag stands for.
  private enum Element {
    case key, string, dictionary, array, boolean, value
  }

  /// - Returns: `nil` for a name that no element of a property list has.
  private func element(named name: Range<Int>) -> Element? {
    switch units.unit(at: name.lowerBound) {
    case "k": units.equals("key", in: name) ? .key : nil
    case "s": units.equals("string", in: name) ? .string : nil
    case "d" where units.equals("dict", in: name): .dictionary
    case "d": units.equals("date", in: name) || units.equals("data", in: name) ? .value : nil
    case "a": units.equals("array", in: name) ? .array : nil
    case "t", "f": units.equals("true", in: name) || units.equals("false", in: name) ? .boolean : nil
    case "i", "r": units.equals("integer", in: name) || units.equals("real", in: name) ? .value : nil
    default: nil
    }
  }

  private mutating func parseElement(_ tag: XMLScanner.Tag) throws(SyntaxDefect) {
    let element = element(named: tag.name)
    if element != .key { pendingComment = nil }
    switch element {
    case .key, .string: try parseText(tag, .xmlString)
    case .dictionary: try parseContainer(tag, .dictionary)
    case .array: try parseContainer(tag, .array)
    case .boolean: try parseBoolean(tag)
    case .value:
      guard !tag.isEmpty else { throw SyntaxDefect(message: "an empty value", range: tag.range) }
      try parseText(tag, .other)
    case nil: throw SyntaxDefect(message: "unknown tag '<\(text(tag.name))>'", range: tag.range)
    }
  }

  private mutating func parseBoolean(_ tag: XMLScanner.Tag) throws(SyntaxDefect) {
    guard !tag.isEmpty, case .close(let range, let name) = try scanner.next() else {
      if tag.isEmpty { return tape.append(.other, outer: tag.range, content: tag.range) }
      throw unclosed(tag)
    }
    guard units.areSame(name, tag.name) else { throw mismatch(range, tag) }
    tape.append(.other, outer: tag.range.lowerBound..<range.upperBound, content: tag.range)
  }

  private mutating func parseText(_ tag: XMLScanner.Tag, _ shape: PropertyListNode.Shape) throws(SyntaxDefect) {
    let start = tag.range.upperBound
    guard !tag.isEmpty else { return tape.append(shape, outer: tag.range, content: start..<start) }
    if shape != .other, let content = scanner.plainContent(of: tag) {
      return tape.append(shape, outer: tag.range.lowerBound..<scanner.index, content: content)
    }
    var content = start..<start
    var event = try scanner.next()
    if case .text(let range) = event {
      content = range
      event = try scanner.next()
    }
    switch event {
    case .close(let range, let name):
      guard units.areSame(name, tag.name) else { throw mismatch(range, tag) }
      if shape == .other, let defect = XMLPropertyListValue.defect(of: text(tag.name), text(content)) {
        throw SyntaxDefect(message: defect, range: content)
      }
      tape.append(shape, outer: tag.range.lowerBound..<range.upperBound, content: content)
    case .comment(let range): throw SyntaxDefect(message: "a comment inside of a text", range: range)
    case .open(let inner): throw SyntaxDefect(message: "a tag inside of a text; write '&lt;'", range: inner.range)
    case .instruction: throw SyntaxDefect(message: "an instruction inside of a text", range: content)
    case .text, .end: throw unclosed(tag)
    }
  }

  private mutating func parseContainer(_ tag: XMLScanner.Tag, _ shape: PropertyListNode.Shape)
    throws(SyntaxDefect)
  {
    let node = tape.nodes.count
    tape.append(shape, outer: tag.range, content: tag.range)
    if tag.isEmpty { return }
    guard openNodes.count < Self.depthLimit else {
      throw SyntaxDefect(message: "more than \(Self.depthLimit) nested dictionaries and arrays", range: tag.range)
    }
    openNodes.append(node)
    while let inner = try nextElement(in: tag) {
      if shape == .dictionary {
        try parseMember(inner, in: tag)
      } else {
        try parseElement(inner)
      }
    }
    openNodes.removeLast()
    tape.close(node, at: scanner.index)
  }

  private mutating func parseMember(_ key: XMLScanner.Tag, in parent: XMLScanner.Tag) throws(SyntaxDefect) {
    guard units.equals("key", in: key.name) else {
      throw SyntaxDefect(message: "a value without '<key>'", range: key.range)
    }
    if let comment = pendingComment {
      let string = SourceString(comment.lowerBound, comment.upperBound, .xmlComment)
      tape.comments.append((tape.nodes.count, string))
    }
    try parseElement(key)
    pendingComment = nil
    guard let value = try nextElement(in: parent) else {
      throw SyntaxDefect(message: "a key without a value", range: key.range)
    }
    try parseElement(value)
    pendingComment = nil
  }

  private mutating func trailingText() -> Defect? {
    while let event = try? scanner.next() {
      switch event {
      case .comment, .instruction: continue
      case .text(let range) where scanner.isBlank(range): continue
      case .end: return nil
      case .text, .open, .close:
        let place = scanner.index
        return Defect(
          .readsOn, "text behind the property list, which Apple's parser ignores", range: ByteRange(place, place))
      }
    }
    return nil
  }

  private func mismatch(_ range: Range<Int>, _ tag: XMLScanner.Tag) -> SyntaxDefect {
    SyntaxDefect(message: "expected '</\(text(tag.name))>', found '\(text(range))'", range: range)
  }

  private func unclosed(_ tag: XMLScanner.Tag) -> SyntaxDefect {
    SyntaxDefect(message: "'<\(text(tag.name))>' is never closed", range: tag.range)
  }

  private func text(_ range: Range<Int>) -> String {
    var scalars = String.UnicodeScalarView()
    for place in stride(
      from: range.lowerBound, to: min(range.upperBound, range.lowerBound + 64 * units.width), by: units.width)
    {
      scalars.append(Unicode.Scalar(units.unit(at: place)).flatMap { $0.isASCII ? $0 : nil } ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
