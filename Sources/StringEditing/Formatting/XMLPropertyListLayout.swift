import SourceText
import StringFormats

/// An XML property list with its comments.
struct XMLPropertyListLayout {
  indirect enum Value {
    case dictionary([Section])
    /// Elements with the comments above each, and the comments below the last.
    case array([(above: [WrittenComment], value: Value)], tail: [WrittenComment])
    case string(Range<Int>)
    case bool(Bool)
    /// `integer`, `real`, `date` or `data` with its content.
    case other(name: Range<Int>, Range<Int>)
  }

  struct Member {
    let key: Range<Int>
    let value: Value
    let above: [WrittenComment]
    /// The comments between key and value.
    let between: [WrittenComment]
    var behind: [WrittenComment] = []
  }

  /// Members that loose comments set apart, as in ``OldStyleLayout``.
  struct Section {
    var head: [[WrittenComment]] = []
    var members: [Member] = []
  }

  /// The comments before `<plist>`, before and behind its value, and behind `</plist>`.
  private(set) var prolog: [WrittenComment] = []
  private(set) var beforeRoot: [WrittenComment] = []
  private(set) var behindRoot: [WrittenComment] = []
  private(set) var epilog: [WrittenComment] = []
  private(set) var root = Value.dictionary([])

  /// - Parameter bytes: UTF-8 without a byte order mark, which ``XMLPropertyListParser`` reads.
  /// - Throws: ``FormattingError/broken(_:at:)`` for what has no place in the form: attributes, processing
  ///   instructions, text behind the list.
  init(_ bytes: [UInt8]) throws(FormattingError) {
    let parsed = bytes.withUnsafeBufferPointer { buffer -> Result<XMLPropertyListLayout, FormattingError> in
      var reader = Reader(buffer, bytes)
      var layout = self
      return Result { () throws(FormattingError) in
        try layout.read(from: &reader)
        return layout
      }
    }
    self = try parsed.get()
  }

  private mutating func read(from reader: inout Reader) throws(FormattingError) {
    guard case .open(let first) = try reader.next(into: &prolog) else { throw reader.unexpected() }
    let isList = reader.isNamed("plist", first)
    var tag = first
    if isList {
      guard case .open(let inner) = try reader.next(into: &beforeRoot) else { throw reader.unexpected() }
      tag = inner
    }
    root = try reader.value(tag, isRoot: true)
    if isList {
      guard case .close = try reader.next(into: &behindRoot) else { throw reader.unexpected() }
    }
    guard case .end = try reader.next(into: &epilog) else { throw reader.unexpected() }
  }
}

extension XMLPropertyListLayout {
  /// Every comment, in the order of the file.
  func forEachComment(_ body: (WrittenComment) -> Void) {
    (prolog + beforeRoot).forEach(body)
    Self.forEachComment(of: root, body)
    (behindRoot + epilog).forEach(body)
  }

  private static func forEachComment(of value: Value, _ body: (WrittenComment) -> Void) {
    switch value {
    case .dictionary(let sections):
      for section in sections {
        section.head.joined().forEach(body)
        for member in section.members {
          (member.above + member.between).forEach(body)
          forEachComment(of: member.value, body)
          member.behind.forEach(body)
        }
      }
    case .array(let elements, let tail):
      for element in elements {
        element.above.forEach(body)
        forEachComment(of: element.value, body)
      }
      tail.forEach(body)
    case .string, .bool, .other: return
    }
  }
}
