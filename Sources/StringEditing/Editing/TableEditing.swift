import SourceText
import StringFormats

/// Edits of `.strings` and `.stringsdict` in the old style and in XML.
struct TableEditing: FormatEditing {
  let document: StringDocument
  let writer: TokenWriter
  let index: EntryIndex
  let isXML: Bool

  var lines: LineScan { writer.lines }

  init(_ document: StringDocument, isXML: Bool) {
    self.document = document
    writer = TokenWriter(document.bytes)
    index = EntryIndex(document)
    self.isXML = isXML
  }

  func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice] {
    [try writer.splice(token, text)]
  }

  func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice] {
    let entry = try effectiveEntry(of: target.key)
    if case .text(let token) = entry.value, path.isEmpty, token == entry.key {
      let end = token.range.end.index
      return [Splice(end..<end, writer.encode(" = " + OldStyleText.quoted(text, with: "\"")))]
    }
    switch try document.branch(of: entry.value, at: path, key: target.key) {
    case .text(let token): return [try writer.splice(token, text)]
    case .missing(let cases):
      guard let step = path.last, isXML, !cases.isEmpty else { throw .noSuchVariant(path, key: target.key) }
      return [try addition(of: step, text, to: cases)]
    }
  }

  func remove(_ target: EditTarget) throws(EditError) -> [Splice] {
    let entries = try index.required(target.key)
    return .init(
      deleting: entries.map { lines.removal(of: block(of: document.entries[$0]).range, closesGap: true) })
  }

  func rename(_ target: EditTarget, to name: String) throws(EditError) -> [Splice] {
    let key = target.key
    if !key.isSame(as: name), !index.entries(of: name).isEmpty { throw .keyExists(name) }
    var splices: [Splice] = []
    for place in try index.required(key) {
      let entry = document.entries[place]
      let splice = try writer.splice(entry.key, name)
      if case .text(let token) = entry.value, token == entry.key {
        let value = document.bytes[token.range.indices]
        splices.append(Splice(splice.range, splice.bytes + writer.encode(" = ") + value))
      } else {
        splices.append(splice)
      }
    }
    return splices
  }

  func reorder(_ keys: [String]) throws(EditError) -> [Splice] {
    let blocks = document.entries.map { block(of: $0) }
    return try .reordering(
      blocks.map(\.range), keys: document.entries.map { KeyBytes(document.text($0.key)) }, wanted: keys
    ) { block, place in
      let (start, end) = (blocks[place].range.lowerBound, blocks[place].range.upperBound)
      let isLoose = blocks[block].beginsWithComment && isAlone(blocks[block].range.lowerBound) && !isAlone(start)
      // On the line of another entry, a comment would be that one's.
      let bytes = (isLoose ? writer.encode(lines.lineEnd(near: start)) : []) + document.bytes[blocks[block].range]
      guard blocks[block].endsInComment, !lines.isLineEnd(lines.skipBlanks(from: end)) else { return bytes }
      return bytes + writer.encode(lines.lineEnd(near: end))
    }
  }

  /// Whether nothing but white space stands before `place` on its line.
  private func isAlone(_ place: Int) -> Bool { lines.isLineStart(lines.skipBlanks(backFrom: place)) }

  func setComment(of target: EditTarget, to text: String?) throws(EditError) -> [Splice] {
    let key = target.key
    let entry = try effectiveEntry(of: key)
    guard let comment = entry.comment else {
      guard let text else { return [] }
      let start = entry.range.start.index
      let lineEnd = lines.lineEnd(near: start)
      let gap = isAlone(start) ? lineEnd + lines.indentation(before: start) : " "
      return [Splice(start..<start, writer.encode(try commentText(text, lineEnd: lineEnd) + gap))]
    }
    if let text { return [try writer.splice(comment, text)] }
    return [Splice(lines.removal(of: comment.range.indices, closesGap: false), [])]
  }

  func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError) -> [Splice] {
    throw .unsupported("a property list records no states")
  }

  /// The last of the entries of a key, which is the one that Apple's parser keeps.
  private func effectiveEntry(of key: String) throws(EditError) -> StringEntry {
    let entries = try index.required(key)
    return document.entries[entries[entries.count - 1]]
  }
}

// MARK: - Blocks

extension TableEditing {
  /// An entry with its comments.
  struct Block {
    var range: Range<Int>
    var beginsWithComment = false
    var endsInComment = false
  }

  /// The entry, the comments before it, and those behind it on its line.
  func block(of entry: StringEntry) -> Block {
    var (start, end) = (entry.range.start.index, entry.range.end.index)
    if let comment = entry.comment?.range, comment.start < entry.range.start { start = comment.start.index }
    guard !isXML else { return Block(range: start..<end) }
    let beginsWithComment = start < entry.range.start.index
    end = endOfTrailingComments(from: end)
    return Block(
      range: start..<end, beginsWithComment: beginsWithComment, endsInComment: end > entry.range.end.index)
  }

  /// The end of the comments that follow on the line up to its end; `start` where other text stands on the line.
  private func endOfTrailingComments(from start: Int) -> Int {
    let width = lines.encoding.unitWidth
    var (place, end) = (start, start)
    while true {
      place = lines.skipBlanks(from: place)
      if lines.isLineEnd(place) || lines.isSeparator(at: place) { return end }
      if lines.holds("//", at: place) {
        while !lines.isLineEnd(place), !lines.isSeparator(at: place) { place += width }
        return place
      }
      guard lines.holds("/*", at: place) else { return start }
      place += 2 * width
      while place < lines.end, !lines.holds("*/", at: place) { place += width }
      guard place < lines.end else { return start }
      place += 2 * width
      end = place
    }
  }

  /// Where the tag starts that ends before `content`.
  func elementStart(before content: Int) -> Int {
    var place = content
    while place > lines.start, lines.unit(at: place) != "<" || place == content {
      place -= lines.encoding.unitWidth
    }
    return place
  }

  /// Where the element ends whose content is `token`.
  func elementEnd(behind token: SourceString) -> Int {
    let width = lines.encoding.unitWidth
    let end = token.range.end.index
    if token.range.isEmpty, lines.unit(at: end - width) == ">", lines.unit(at: end - 2 * width) == "/" { return end }
    var place = end
    while place < lines.end, lines.unit(at: place) != ">" { place += width }
    return min(place + width, lines.end)
  }

  func commentText(_ text: String, lineEnd: String) throws(EditError) -> String {
    isXML ? try XMLText.comment(text.withLineEnds(lineEnd)) : try OldStyleText.comment(text, lineEnd: lineEnd)
  }
}
