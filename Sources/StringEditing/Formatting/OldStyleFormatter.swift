import SourceText
import StringFormats
import XLIFF

/// The form of old-style tables.
///
/// UTF-8 without a byte order mark, LF, a final line end, no braces around the table; one entry a line as `"key" =
/// "value";`, `"key";` as it is. A comment stands above its entry from column 1 on, or behind it where it stood so.
/// Empty lines set apart an entry with a comment above it, each loose comment, and each section. Entries are sorted
/// within the sections of ``OldStyleLayout``. An empty table is an empty line, since `plutil` refuses a file without a
/// byte. Dictionaries, arrays and data: ``OldStyleObject``.
struct OldStyleFormatter {
  private let bytes: [UInt8]
  private let document: StringDocument
  private let layout: OldStyleLayout
  private let keys: TextBuffer
  private let keyOrder: KeyOrder
  private var output: [UInt8] = []
  /// The numbers of the entries as they are written.
  private var order: [Int] = []

  /// - Parameter bytes: A table in UTF-8 without a byte order mark, which Apple's parser reads to the end.
  static func formatted(
    _ bytes: [UInt8], _ format: StringFormat, _ keyOrder: KeyOrder
  ) throws(FormattingError) -> [UInt8] {
    var formatter = try OldStyleFormatter(bytes, format, keyOrder)
    try formatter.write()
    try formatter.verify()
    return formatter.output
  }

  private init(_ bytes: [UInt8], _ format: StringFormat, _ keyOrder: KeyOrder) throws(FormattingError) {
    self.bytes = bytes
    self.keyOrder = keyOrder
    document = StringDocument(parsing: bytes, format: format)
    layout = try OldStyleLayout(bytes, document.entries)
    keys = Self.texts(document) { $0.key }
  }

  private static func texts(_ document: StringDocument, _ text: (StringEntry) -> SourceString) -> TextBuffer {
    var texts = document.textBuffer()
    texts.reserveCapacity(document.entries.count)
    for entry in document.entries { texts.append(text(entry)) }
    return texts
  }

  // MARK: - Writing

  private mutating func write() throws(FormattingError) {
    output.reserveCapacity(bytes.count + bytes.count / 8)
    for section in layout.sections {
      for group in section.head {
        startParagraph()
        append(group)
      }
      try append(section)
    }
    if output.isEmpty { output.append(0x0A) }
  }

  private mutating func append(_ section: OldStyleLayout.Section) throws(FormattingError) {
    guard let start = section.items.first?.entry else { return }
    let end = start + section.items.count
    let sorted = keyOrder.sorted((section.isHeaded ? start + 1 : start)..<end, by: keys)
    var hasComment = true
    for number in section.isHeaded ? [start] + sorted : sorted {
      let item = section.items[number - start]
      if hasComment || !item.above.isEmpty { startParagraph() }
      // An entry right below one with a comment would seem to share it.
      hasComment = !item.above.isEmpty && !section.isHeaded
      append(item.above)
      try append(document.entries[number])
      for comment in item.behind {
        output.append(0x20)
        OldStyleComments.append(comment, of: bytes, to: &output)
      }
      output.append(0x0A)
      order.append(number)
    }
  }

  private mutating func startParagraph() {
    if !output.isEmpty { output.append(0x0A) }
  }

  private mutating func append(_ comments: [WrittenComment]) {
    for comment in comments {
      OldStyleComments.append(comment, of: bytes, to: &output)
      output.append(0x0A)
    }
  }

  private mutating func append(_ entry: StringEntry) throws(FormattingError) {
    OldStyleNormalForm.append(entry.key, of: bytes, to: &output)
    let end = entry.range.end.index
    let value: ByteRange
    switch entry.value {
    case .text(let text) where text == entry.key:
      _ = appendGap(entry.key.range.end.index..<end)
      return output.append(UInt8(ascii: ";"))
    case .text(let text): value = text.range
    case .other(let range): value = range
    case .varied: throw .changesMeaning
    }
    if appendGap(entry.key.range.end.index..<value.start.index, separator: UInt8(ascii: "=")) {
      output.append(0x20)
    }
    if case .text(let text) = entry.value {
      OldStyleNormalForm.append(text, of: bytes, to: &output)
    } else {
      try OldStyleObject(bytes, value.indices).write(to: &output)
    }
    _ = appendGap(value.end.index..<end)
    output.append(UInt8(ascii: ";"))
  }

  /// Appends the comments between two parts of an entry, and the separator where it stands.
  ///
  /// - Returns: Whether the line goes on.
  private mutating func appendGap(_ range: Range<Int>, separator: UInt8? = nil) -> Bool {
    var index = range.lowerBound
    var goesOn = true
    while index < range.upperBound {
      if let comment = OldStyleComments.comment(in: bytes, at: index, limit: range.upperBound) {
        if goesOn { output.append(0x20) }
        OldStyleComments.append(comment, of: bytes, to: &output)
        goesOn = !comment.isLine
        if comment.isLine { output.append(0x0A) }
        index = comment.range.upperBound
        continue
      }
      if let separator, bytes[index] == separator {
        if goesOn { output.append(0x20) }
        output.append(separator)
        goesOn = true
      }
      index += 1
    }
    return goesOn
  }

  // MARK: - Reading again

  private func verify() throws(FormattingError) {
    let result = StringDocument(parsing: output, format: document.format)
    guard result.apple.outcome == .all, result.entries.count == order.count,
      document.entries.count == order.count
    else { throw .changesMeaning }
    let resultKeys = Self.texts(result) { $0.key }
    for (entry, number) in zip(result.entries.indices, order) {
      let (new, old) = (result.entries[entry], document.entries[number])
      guard keys.isEqual(number, to: resultKeys, entry), try isSame(new, result, old),
        isSameComment(new, result, old, number)
      else { throw .changesMeaning }
    }
    var (before, after) = (CommentCount(), CommentCount())
    before.add(layout, document.entries, bytes)
    after.add(try OldStyleLayout(output, result.entries), result.entries, output)
    if before != after { throw .changesMeaning }
  }

  private func isSame(_ new: StringEntry, _ result: StringDocument, _ old: StringEntry) throws(FormattingError) -> Bool
  {
    switch (new.value, old.value) {
    case (.text(let one), .text(let two)):
      (one == new.key) == (two == old.key) && result.text(one) == document.text(two)
    case (.other(let one), .other(let two)):
      try OldStyleObject(output, one.indices).hasSameTokens(as: OldStyleObject(bytes, two.indices))
    default: false
    }
  }

  /// The comment of an entry stays its own; headers of the file, and comments around braces, belong to none.
  private func isSameComment(
    _ new: StringEntry, _ result: StringDocument, _ old: StringEntry, _ number: Int
  ) -> Bool {
    if let new = new.comment, let old = old.comment,
      output[new.range.indices].elementsEqual(bytes[old.range.indices])
    {
      return true
    }
    let (new, old) = (new.comment.map(result.text), old.comment.map(document.text))
    if new == nil, old == nil { return true }
    guard let old else { return isBraced }
    if layout.entriesBelowHeader.contains(number) { return true }
    return new == old.withLineEnds("\n")
  }

  private var isBraced: Bool {
    guard let entry = document.entries.first else { return true }
    return bytes[..<entry.range.start.index].contains(UInt8(ascii: "{"))
  }
}

/// The comments of a table, in whatever order they stand.
private struct CommentCount: Equatable {
  private var count = 0
  private var sum = 0

  mutating func add(_ layout: OldStyleLayout, _ entries: StringEntries, _ bytes: [UInt8]) {
    func add(_ comments: [WrittenComment]) {
      for comment in comments {
        var text: [UInt8] = []
        OldStyleComments.append(comment, of: bytes, to: &text)
        count += 1
        sum &+= text.hashValue
      }
    }
    for section in layout.sections {
      section.head.forEach(add)
      for item in section.items {
        add(item.above)
        add(item.behind)
      }
    }
    for entry in entries {
      var end = entry.key.range.end.index
      if case .text(let text) = entry.value, text != entry.key {
        add(OldStyleComments.comments(in: bytes, end..<text.range.start.index))
        end = text.range.end.index
      } else if case .other(let range) = entry.value {
        add(OldStyleComments.comments(in: bytes, end..<range.start.index))
        end = range.end.index
      }
      add(OldStyleComments.comments(in: bytes, end..<entry.range.end.index))
    }
  }
}

extension TextBuffer {
  /// Whether a text has the bytes of one in another buffer.
  func isEqual(_ number: Int, to other: TextBuffer, _ otherNumber: Int) -> Bool {
    withBytes(of: number) { one in
      other.withBytes(of: otherNumber) { one.count == $0.count && one.elementsEqual($0) }
    }
  }
}
