import SourceText
import StringFormats

extension XMLPropertyListLayout {
  /// Reads values from a list that ``XMLPropertyListParser`` has read: nesting is limited there.
  struct Reader {
    typealias Tag = XMLScanner.Tag
    typealias Event = XMLScanner.Event

    private let units: CodeUnits
    private let bytes: [UInt8]
    private var scanner: XMLScanner

    init(_ buffer: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8]) {
      units = CodeUnits(buffer)
      self.bytes = bytes
      scanner = XMLScanner(units, from: 0, readsAttributes: false)
    }

    func isNamed(_ name: StaticString, _ tag: Tag) -> Bool { units.equals(name, in: tag.name) }

    func unexpected() -> FormattingError {
      .broken("this has no place in a property list", at: ByteRange(scanner.index, scanner.index))
    }

    private mutating func scan() throws(FormattingError) -> Event {
      do throws(SyntaxDefect) {
        return try scanner.next()
      } catch {
        throw .broken(error.message, at: ByteRange(error.range.lowerBound, error.range.upperBound))
      }
    }

    /// The next tag or end; comments on the way are collected, blanks skipped.
    mutating func next(into comments: inout [WrittenComment]) throws(FormattingError) -> Event {
      var groups = CommentGroups(followsEntry: false)
      let event = try next(into: &groups)
      groups.finish(isLast: false)
      comments += Array(groups.loose.joined()) + groups.attached
      return event
    }

    private mutating func next(into groups: inout CommentGroups) throws(FormattingError) -> Event {
      while true {
        let start = scanner.index
        let event = try scan()
        switch event {
        case .comment(let range): groups.add(WrittenComment(range: range, isLine: false))
        case .text(let range):
          guard scanner.isBlank(range) else {
            throw .broken("text between the tags", at: ByteRange(range.lowerBound, range.upperBound))
          }
          var last: UInt8 = 0
          for byte in bytes[range] {
            if byte == 0x0D || byte == 0x0A && last != 0x0D { groups.addLineBreak() }
            last = byte
          }
        case .instruction:
          guard units.holds("<?xml ", at: start) || units.holds("<!DOCTYPE", at: start) else {
            throw .broken("a processing instruction, which the form has no place for", at: ByteRange(start, start))
          }
        case .open(let tag):
          let end = tag.range.upperBound - (tag.isEmpty ? 2 : 1)
          let isPlain = isNamed("plist", tag) || !bytes[tag.name.upperBound..<end].contains(UInt8(ascii: "="))
          guard isPlain else {
            throw .broken("an attribute, which property lists do not have", at: ByteRange(tag.name.upperBound, end))
          }
          return event
        case .close, .end: return event
        }
      }
    }

    mutating func value(_ tag: Tag, isRoot: Bool = false) throws(FormattingError) -> Value {
      if isNamed("dict", tag) { return try dictionary(tag, isRoot: isRoot) }
      if isNamed("array", tag) { return try array(tag) }
      let content = try content(of: tag)
      if isNamed("string", tag) { return .string(content) }
      if isNamed("true", tag) { return .bool(true) }
      if isNamed("false", tag) { return .bool(false) }
      return .other(name: tag.name, content)
    }

    private mutating func content(of tag: Tag) throws(FormattingError) -> Range<Int> {
      let start = tag.range.upperBound
      if tag.isEmpty { return start..<start }
      var event = try scan()
      var content = start..<start
      if case .text(let range) = event {
        content = range
        event = try scan()
      }
      guard case .close = event else { throw unexpected() }
      return content
    }

    private mutating func dictionary(_ tag: Tag, isRoot: Bool) throws(FormattingError) -> Value {
      var sections = [Section()]
      if tag.isEmpty { return .dictionary(sections) }
      var isFirst = true
      while true {
        var groups = CommentGroups(followsEntry: !isFirst)
        let event = try next(into: &groups)
        var key: Tag?
        if case .open(let tag) = event { key = tag }
        groups.finish(isLast: key == nil)
        if isRoot { _ = groups.detachHeader(bytes) }
        isFirst = false
        let last = sections.count - 1
        if let member = sections[last].members.indices.last { sections[last].members[member].behind = groups.trailing }
        if !groups.loose.isEmpty {
          if sections[last].members.isEmpty {
            sections[last].head += groups.loose
          } else {
            sections.append(Section(head: groups.loose))
          }
        }
        guard let key else {
          guard case .close = event else { throw unexpected() }
          return .dictionary(sections)
        }
        sections[sections.count - 1].members.append(try member(key, above: groups.attached))
      }
    }

    private mutating func member(_ tag: Tag, above: [WrittenComment]) throws(FormattingError) -> Member {
      guard isNamed("key", tag) else { throw unexpected() }
      let key = try content(of: tag)
      var between: [WrittenComment] = []
      guard case .open(let value) = try next(into: &between) else { throw unexpected() }
      return Member(key: key, value: try self.value(value), above: above, between: between)
    }

    private mutating func array(_ tag: Tag) throws(FormattingError) -> Value {
      var elements: [(above: [WrittenComment], value: Value)] = []
      if tag.isEmpty { return .array(elements, tail: []) }
      while true {
        var comments: [WrittenComment] = []
        switch try next(into: &comments) {
        case .open(let element): elements.append((comments, try value(element)))
        case .close: return .array(elements, tail: comments)
        default: throw unexpected()
        }
      }
    }
  }
}
