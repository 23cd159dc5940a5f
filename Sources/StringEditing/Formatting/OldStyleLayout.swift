import SourceText
import StringFormats

/// The entries of an old-style table with the comments around them, by sections.
///
/// A comment right above an entry, or behind it on its line, belongs to it. A comment with an empty line below it is
/// loose: it starts a section, as licences and marks do. A comment above the first of several entries without an empty
/// line between them may be about that one or about all: they are a section too, in which the first stays first.
struct OldStyleLayout {
  struct Item {
    let entry: Int
    let above: [WrittenComment]
    /// Whether no empty line and no comment stands between this entry and the one before.
    let followsDirectly: Bool
    var behind: [WrittenComment] = []
  }

  struct Section {
    /// Loose comments, those without an empty line between them in one group.
    var head: [[WrittenComment]] = []
    var items: [Item] = []
    /// Whether the comment of the first item may be about all of them.
    var isHeaded = false
  }

  private(set) var sections = [Section()]

  /// The entries that lose a comment which is about the whole file, see ``HeaderComment``.
  private(set) var entriesBelowHeader: Set<Int> = []

  /// - Parameter bytes: UTF-8 without a byte order mark, as `entries` were read from it.
  /// - Throws: ``FormattingError/broken(_:at:)`` at anything between the entries that is no comment.
  init(_ bytes: [UInt8], _ entries: StringEntries) throws(FormattingError) {
    var end = 0
    for (number, entry) in entries.enumerated() {
      var gap = try CommentGroups(bytes, end..<entry.range.start.index, followsEntry: number > 0, isLast: false)
      if gap.detachHeader(bytes) { entriesBelowHeader.insert(number) }
      add(gap)
      sections[sections.count - 1].items.append(
        Item(
          entry: number, above: gap.attached,
          followsDirectly: number > 0 && gap.attached.isEmpty && !gap.endsWithEmptyLine))
      end = entry.range.end.index
    }
    add(try CommentGroups(bytes, end..<bytes.count, followsEntry: !entries.isEmpty, isLast: true))
    sections = sections.flatMap { Self.split($0, bytes) }
  }

  /// The section in parts: those that a comment heads, and what lies between them.
  private static func split(_ section: Section, _ bytes: [UInt8]) -> [Section] {
    var parts = [Section(head: section.head)]
    for (place, item) in section.items.enumerated() {
      let next = place + 1
      let isHead =
        !item.above.isEmpty && next < section.items.count && section.items[next].followsDirectly
        && !HeaderComment.isEntry(item.above, bytes)
      if isHead || !item.followsDirectly && parts[parts.count - 1].isHeaded {
        if !parts[parts.count - 1].items.isEmpty { parts.append(Section()) }
        parts[parts.count - 1].isHeaded = isHead
      }
      parts[parts.count - 1].items.append(item)
    }
    return parts
  }

  private mutating func add(_ gap: CommentGroups) {
    if !gap.trailing.isEmpty, let last = sections.last?.items.indices.last {
      sections[sections.count - 1].items[last].behind = gap.trailing
    }
    if gap.loose.isEmpty { return }
    if sections[sections.count - 1].items.isEmpty {
      sections[sections.count - 1].head += gap.loose
    } else {
      sections.append(Section(head: gap.loose))
    }
  }
}

extension CommentGroups {
  /// What stands between two entries.
  init(_ bytes: [UInt8], _ range: Range<Int>, followsEntry: Bool, isLast: Bool) throws(FormattingError) {
    self.init(followsEntry: followsEntry)
    var index = range.lowerBound
    while index < range.upperBound {
      if let comment = OldStyleComments.comment(in: bytes, at: index, limit: range.upperBound) {
        add(comment)
        index = comment.range.upperBound
        continue
      }
      let space = OldStyleComments.space(in: bytes, at: index)
      if space.length > 0 {
        if space.isBreak { addLineBreak() }
        index += space.length
      } else if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}") {
        separate()
        index += 1
      } else {
        throw .broken("this text belongs to no entry", at: ByteRange(index, index + 1))
      }
    }
    finish(isLast: isLast)
  }
}
