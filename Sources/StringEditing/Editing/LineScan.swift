import SourceText
import StringFormats

/// The lines of a text file by byte offsets, for edits that keep whole lines together.
struct LineScan {
  let bytes: [UInt8]
  let encoding: TextEncoding

  /// The first byte behind the byte order mark.
  let start: Int

  /// The end of the last whole code unit.
  let end: Int

  init(_ bytes: [UInt8]) {
    let file = FileEncoding(of: bytes)
    self.bytes = bytes
    encoding = file.text
    start = file.markLength
    end = bytes.count - max(0, bytes.count - start) % file.text.unitWidth
  }

  private var width: Int { encoding.unitWidth }

  func unit(at index: Int) -> UInt32? {
    index >= start && index + width <= end ? encoding.unit(of: bytes, at: index) : nil
  }

  func text(_ range: Range<Int>) -> String { encoding.decode(bytes[range]) }

  /// Whether the ASCII characters of `word` stand at `index`.
  func holds(_ word: StaticString, at index: Int) -> Bool {
    word.withUTF8Buffer { word in
      word.indices.allSatisfy { unit(at: index + $0 * width) == UInt32(word[$0]) }
    }
  }

  /// Space, tab, and the vertical tab and form feed that old-style property lists take for space.
  private func isBlank(_ unit: UInt32?) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x0B || unit == 0x0C }

  private func isBreak(_ unit: UInt32?) -> Bool { unit == 0x0A || unit == 0x0D }

  /// The first place from `index` on that is no blank.
  func skipBlanks(from index: Int) -> Int {
    var index = index
    while isBlank(unit(at: index)) { index += width }
    return index
  }

  /// The place behind the last unit before `index` that is no blank.
  func skipBlanks(backFrom index: Int) -> Int {
    var index = index
    while isBlank(unit(at: index - width)) { index -= width }
    return index
  }

  func isLineStart(_ index: Int) -> Bool { index <= start || isBreak(unit(at: index - width)) }

  /// Whether a line ends at `index`, or the file.
  func isLineEnd(_ index: Int) -> Bool { index >= end || isBreak(unit(at: index)) }

  /// Whether U+2028 or U+2029 stands at `index`, at which a line of an old-style property list ends too.
  func isSeparator(at index: Int) -> Bool {
    guard width == 1 else { return unit(at: index) == 0x2028 || unit(at: index) == 0x2029 }
    return unit(at: index) == 0xE2 && unit(at: index + 1) == 0x80
      && (unit(at: index + 2) == 0xA8 || unit(at: index + 2) == 0xA9)
  }

  /// The place behind the line end at `index`; `index` where there is none.
  func skipLineEnd(at index: Int) -> Int {
    guard let first = unit(at: index), isBreak(first) else { return index }
    return index + (first == 0x0D && unit(at: index + width) == 0x0A ? 2 : 1) * width
  }

  /// The place before the line end that ends at `index`.
  func skipLineEnd(backFrom index: Int) -> Int {
    guard let last = unit(at: index - width), isBreak(last) else { return index }
    return index - (last == 0x0A && unit(at: index - 2 * width) == 0x0D ? 2 : 1) * width
  }

  /// The place behind the blank line at `index`, a line start; `nil` where no blank line is there.
  func endOfBlankLine(at index: Int) -> Int? {
    let lineEnd = skipBlanks(from: index)
    return lineEnd < end && isLineEnd(lineEnd) ? skipLineEnd(at: lineEnd) : nil
  }

  /// The start of the blank line that ends at `index`, a line start; `nil` where no blank line ends there.
  func startOfBlankLine(before index: Int) -> Int? {
    guard index > start, isLineStart(index) else { return nil }
    let lineStart = skipBlanks(backFrom: skipLineEnd(backFrom: index))
    return isLineStart(lineStart) ? lineStart : nil
  }

  /// The blanks before `index`, where nothing else stands before it on its line.
  func indentation(before index: Int) -> String {
    let blanks = skipBlanks(backFrom: index)
    return isLineStart(blanks) ? text(blanks..<index) : ""
  }

  /// The blanks at the start of the line of `index`.
  func lineIndentation(of index: Int) -> String {
    var lineStart = index
    while lineStart > start, !isLineStart(lineStart) { lineStart -= width }
    return text(lineStart..<min(index, skipBlanks(from: lineStart)))
  }

  /// The line end that is used nearest before `index`, else behind it, else LF.
  func lineEnd(near index: Int) -> String {
    var place = min(index, end)
    while place > start, !isBreak(unit(at: place - width)) { place -= width }
    if place > start { return text(skipLineEnd(backFrom: place)..<place) }
    place = index
    while place < end, !isBreak(unit(at: place)) { place += width }
    return place < end ? text(place..<skipLineEnd(at: place)) : "\n"
  }
}

// MARK: - Removing

extension LineScan {
  /// What to delete so that `block` leaves no trace: its lines where it has them for itself, else the blanks beside it.
  ///
  /// - Parameter closesGap: Whether one of two blank lines around the block goes too.
  func removal(of block: Range<Int>, closesGap: Bool) -> Range<Int> {
    let before = skipBlanks(backFrom: block.lowerBound)
    let behind = skipBlanks(from: block.upperBound)
    guard isLineEnd(behind) else { return block.lowerBound..<behind }
    guard isLineStart(before) else { return before..<block.upperBound }
    var (first, last) = (before, skipLineEnd(at: behind))
    guard closesGap else { return first..<last }
    let isBehindGap = first <= start || startOfBlankLine(before: first) != nil
    if isBehindGap, let end = endOfBlankLine(at: last) {
      last = end
    } else if last >= end {
      if let gap = startOfBlankLine(before: first) { first = gap }
      if behind >= end { first = skipLineEnd(backFrom: first) }
    }
    return first..<last
  }
}

extension UInt32? {
  /// Compares a code unit that may be missing with an ASCII character.
  static func == (unit: UInt32?, character: Unicode.Scalar) -> Bool { unit == character.value }
  static func != (unit: UInt32?, character: Unicode.Scalar) -> Bool { unit != character.value }
}
