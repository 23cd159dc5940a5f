import StringFormats

/// A comment with its marks, the end of its line excluded.
struct WrittenComment {
  let range: Range<Int>
  /// Whether it ends with its line.
  let isLine: Bool
}

/// The comments between two entries, by what they belong to.
///
/// A comment on the line of the entry before is behind that entry; one without an empty line below it is above the next
/// entry; all others are loose. The rules are those of `OldStyleParser.skipToEntry`.
struct CommentGroups {
  /// The comments behind the entry before, on its line.
  private(set) var trailing: [WrittenComment] = []
  /// The comments of no entry, those without an empty line between them in one group.
  private(set) var loose: [[WrittenComment]] = []
  /// The comments above the next entry.
  private(set) var attached: [WrittenComment] = []

  /// Whether an empty line stands right before the next entry.
  var endsWithEmptyLine: Bool { breaks > 1 }

  private var group: [WrittenComment] = []
  private var isTrailing = false
  private var mayTrail: Bool
  private var breaks = 0

  init(followsEntry: Bool) { mayTrail = followsEntry }

  mutating func addLineBreak() { breaks += 1 }

  mutating func add(_ comment: WrittenComment) {
    if group.isEmpty {
      isTrailing = mayTrail && breaks == 0
    } else if isTrailing ? breaks > 0 : breaks > 1 {
      close()
    }
    mayTrail = false
    group.append(comment)
    breaks = 0
  }

  /// What came so far belongs to no entry behind.
  mutating func separate() {
    close()
    mayTrail = false
  }

  /// - Parameter isLast: Whether no entry follows.
  mutating func finish(isLast: Bool) {
    if !isLast, isTrailing ? breaks == 0 : breaks < 2 {
      attached = group
      group = []
    } else {
      close()
    }
  }

  /// Makes those comments loose that are about the whole file; whether there are any.
  mutating func detachHeader(_ bytes: [UInt8]) -> Bool {
    let count = HeaderComment.count(in: attached, bytes)
    guard count > 0 else { return false }
    loose.append(Array(attached[..<count]))
    attached.removeFirst(count)
    return true
  }

  private mutating func close() {
    if isTrailing {
      trailing = group
    } else if !group.isEmpty {
      loose.append(group)
    }
    group = []
    isTrailing = false
  }
}
