import SourceText

/// Texts of one file as UTF-8, in the order in which they were added.
///
/// A text that stands in the file as it is read is not copied; the others, with their escapes resolved, lie one behind
/// the other in one block. That makes reading every text of a large file a matter of milliseconds, where a `String` for
/// each would take the longest part of the work.
package struct TextBuffer: Sendable {
  /// Where a text lies; negative starts count the decoded bytes: -1 is the first.
  @usableFromInline
  struct Slice: Sendable {
    @usableFromInline var start: Int
    @usableFromInline var count: Int
  }

  @usableFromInline let file: [UInt8]
  private let encoding: TextEncoding
  private let normalisesLineEnds: Bool
  /// Whether bytes of the file are text as they stand.
  @usableFromInline let isUTF8: Bool
  @usableFromInline var slices: [Slice] = []
  /// Decoded texts, and room for more behind them.
  @usableFromInline var decoded: [UInt8] = []
  private var decodedCount = 0

  /// - Parameter isWellFormed: Whether the file is valid in its encoding.
  package init(
    of file: [UInt8], _ encoding: TextEncoding, isWellFormed: Bool = true, normalisesLineEnds: Bool = false
  ) {
    self.file = file
    self.encoding = encoding
    self.normalisesLineEnds = normalisesLineEnds
    isUTF8 = encoding == .utf8 && isWellFormed
  }

  /// The number of texts.
  package var count: Int { slices.count }

  /// The text of that number, the same as ``StringDocument/text(_:)`` gives.
  package subscript(number: Int) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  package mutating func reserveCapacity(_ count: Int) { slices.reserveCapacity(count) }

  /// Adds the text of a string of the file.
  ///
  /// - Precondition: The string is one of the document that the buffer was made for.
  /// - Complexity: O(*n*) in the length of the string, amortised.
  package mutating func append(_ string: SourceString) {
    let range = string.range.indices
    precondition(range.upperBound <= file.count, "a string of another file")
    switch string.coding {
    case .oldStyleUnquoted:
      if isUTF8 { return appendSlice(range) }
      if encoding.unitWidth > 1 { return appendWide(range, hasEscapes: false) }
    case .oldStyleQuoted:
      let content = OldStyleText.content(of: range, in: file, encoding)
      if isUTF8 { return appendEscaped(content, unescape: OldStyleText.unescape) }
      if encoding.unitWidth > 1 { return appendWide(content, hasEscapes: true) }
    case .json:
      precondition(range.count >= 2, "a string of another file")
      return appendEscaped(range.lowerBound + 1..<range.upperBound - 1, unescape: JSONText.unescape)
    case .xml:
      if isUTF8, isPlainXML(range) { return appendSlice(range) }
    case .segmentSources, .segmentTargets, .oldStyleComment, .xmlComment, .binaryASCII, .binaryUTF16: break
    }
    appendText(string.text(in: file, encoding, normalisesLineEnds: normalisesLineEnds))
  }

  /// Takes the last text away.
  @usableFromInline
  mutating func removeLast() {
    let slice = slices.removeLast()
    if slice.start < 0 { decodedCount = ~slice.start }
  }

  /// Calls `body` with the UTF-8 of a string of the file that is not kept.
  @inlinable @inline(__always)
  package mutating func withBytes<Result>(
    of string: SourceString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // What stands in the file as it is read, as most texts do, need not be noted.
    if isUTF8, string.coding == .oldStyleQuoted, let text = plainQuoted(string.range.indices) {
      return file.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[text])) }
    }
    append(string)
    defer { removeLast() }
    return withBytes(of: slices.count - 1, body)
  }

  /// Calls `body` with the UTF-8 of a text.
  @inlinable @inline(__always)
  package func withBytes<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let slice = slices[number]
    if slice.start >= 0 {
      return file.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[slice.start..<slice.start + slice.count]))
      }
    }
    return decoded.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[~slice.start..<(~slice.start + slice.count)]))
    }
  }
}

// MARK: - Ways to add a text

extension TextBuffer {
  @inline(__always)
  private mutating func appendSlice(_ range: Range<Int>) {
    slices.append(Slice(start: range.lowerBound, count: range.count))
  }

  /// The text of a quoted string of a UTF-8 file that has no escape.
  @inlinable @inline(__always)
  func plainQuoted(_ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 2, range.upperBound <= file.count else { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    let backslash = UInt8(ascii: "\\")
    return file.withUnsafeBufferPointer { file in
      file[range.upperBound - 1] == file[range.lowerBound]
        && UnsafeBufferPointer(rebasing: file[content]).firstIndex(from: 0, of: backslash, or: backslash)
          == content.count
    } ? content : nil
  }

  private mutating func appendEscaped(
    _ range: Range<Int>, unescape: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Int
  ) {
    let backslash = UInt8(ascii: "\\")
    let isPlain = file.withUnsafeBufferPointer { file in
      let text = UnsafeBufferPointer(rebasing: file[range])
      return text.firstIndex(from: 0, of: backslash, or: backslash) == text.count
    }
    if isPlain { return appendSlice(range) }
    appendDecoded(capacity: range.count) { file, output in
      unescape(UnsafeBufferPointer(rebasing: file[range]), output)
    }
  }

  private mutating func appendWide(_ range: Range<Int>, hasEscapes: Bool) {
    let encoding = encoding
    appendDecoded(capacity: encoding.decodedCapacity(range.count)) { file, output in
      let count = encoding.decode(UnsafeBufferPointer(rebasing: file[range]), into: output)
      let text = UnsafeBufferPointer(start: output, count: count)
      let backslash = UInt8(ascii: "\\")
      guard hasEscapes, text.firstIndex(from: 0, of: backslash, or: backslash) < count else { return count }
      return OldStyleText.unescape(text, into: output)
    }
  }

  private mutating func appendText(_ text: String) {
    var text = text
    text.withUTF8 { text in
      appendDecoded(capacity: text.count) { _, output in
        if let start = text.baseAddress { output.update(from: start, count: text.count) }
        return text.count
      }
    }
  }

  private mutating func appendDecoded(
    capacity: Int, _ decode: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Int
  ) {
    let start = decodedCount
    if decoded.count < start + capacity {
      decoded.append(contentsOf: repeatElement(0, count: max(capacity, decoded.count, 256)))
    }
    let count = file.withUnsafeBufferPointer { file in
      decoded.withUnsafeMutableBufferPointer { decode(file, $0.baseAddress! + start) }
    }
    slices.append(Slice(start: ~start, count: count))
    decodedCount = start + count
  }

  private func isPlainXML(_ range: Range<Int>) -> Bool {
    file.withUnsafeBufferPointer { file in
      let text = UnsafeBufferPointer(rebasing: file[range])
      let place = text.firstIndex(from: 0, of: UInt8(ascii: "&"), or: UInt8(ascii: "<"))
      guard place == text.count else { return false }
      return !normalisesLineEnds || text.firstIndex(from: 0, of: 0x0D, or: 0x0D) == text.count
    }
  }
}
