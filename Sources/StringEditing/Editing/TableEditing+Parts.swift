import SourceText
import StringFormats

extension TableEditing {
  func removeEntry(key: ByteRange, heir: ByteRange) throws(EditError) -> [Splice] {
    let entry = try entry(key)
    let (block, heir) = (block(of: entry), block(of: try self.entry(heir)))
    var start = block.range.lowerBound
    var comments: [Range<Int>] = []
    let leading = trimmed(start..<entry.range.start.index)
    if HeaderComment.isHeader(document.bytes[leading]) {
      start = entry.range.start.index
    } else {
      comments.append(leading)
    }
    comments.append(trimmed(entry.range.end.index..<block.range.upperBound))
    let text = comments.map { inherited($0, by: heir) }.joined()
    let gone = lines.removal(of: start..<block.range.upperBound, closesGap: true)
    let place = heir.range.lowerBound
    if text.isEmpty { return [Splice(gone, [])] }
    // What stands right behind the entry would be a second splice at one place.
    if gone.upperBound == place { return [Splice(gone, Array(text))] }
    return [Splice(gone, []), Splice(place..<place, Array(text))]
  }

  func removeCase(selector: ByteRange) throws(EditError) -> [Splice] {
    guard isXML, document.format == .stringsdict else {
      throw .unsupported("a form of a plural is removed from XML and catalogs alone")
    }
    guard case .varied(let value)? = document.entries.last(where: { $0.range.holds(selector) })?.value else {
      throw .unreadable
    }
    let choices = [value.format] + value.substitutions.map(\.variant)
    for case .plural(let cases) in choices where cases.count > 1 {
      guard let found = cases.first(where: { $0.selector.range == selector }), case .text(let text) = found.variant
      else { continue }
      let range = elementStart(before: selector.start.index)..<elementEnd(behind: text.string)
      return .init(deleting: [lines.removal(of: range, closesGap: false)])
    }
    throw .unreadable
  }

  /// The entry whose key has these bytes.
  ///
  /// - Complexity: O(log *n*): entries stand in the order of the file.
  private func entry(_ key: ByteRange) throws(EditError) -> StringEntry {
    var (low, high) = (0, document.entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if document.entries.key(at: middle).range.start < key.start { low = middle + 1 } else { high = middle }
    }
    guard low < document.entries.count, document.entries.key(at: low).range == key else { throw .unreadable }
    return document.entries[low]
  }

  /// A comment as it stands before the block that inherits it; nothing where that has the same comment.
  private func inherited(_ comment: Range<Int>, by heir: Block) -> [UInt8] {
    let bytes = document.bytes[comment]
    guard !bytes.isEmpty, !document.bytes[heir.range].holds(bytes) else { return [] }
    let start = heir.range.lowerBound
    let isAlone = lines.isLineStart(lines.skipBlanks(backFrom: start))
    let isOpen = lines.holds("//", at: comment.lowerBound)
    let gap =
      isAlone
      ? lines.lineEnd(near: start) + lines.indentation(before: start) : isOpen ? lines.lineEnd(near: start) : " "
    return bytes + writer.encode(gap)
  }

  /// A range without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let width = lines.encoding.unitWidth
    func isSpace(_ place: Int) -> Bool { lines.unit(at: place).map { $0 <= 0x20 } ?? false }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(start) { start += width }
    while end > start, isSpace(end - width) { end -= width }
    return start..<end
  }
}

extension ByteRange {
  fileprivate func holds(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}

extension ArraySlice<UInt8> {
  /// Whether `part` stands in it.
  fileprivate func holds(_ part: ArraySlice<UInt8>) -> Bool {
    guard count >= part.count, let first = part.first else { return part.isEmpty }
    return (startIndex...endIndex - part.count).contains { place in
      self[place] == first && self[place..<place + part.count].elementsEqual(part)
    }
  }
}
