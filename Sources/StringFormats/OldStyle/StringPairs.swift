import SourceText

/// The keys and texts of a `.strings` file without a defect, found in one pass and without an entry for any of them.
///
/// It is what an app needs of a file, several times as fast as a ``StringDocument``, and the same: both are read by
/// ``OldStyleParser``. It is a view of the file's bytes, and of use only as long as they are there.
package struct StringPairs {
  /// A key and its value; both the same token where the file gives no value.
  struct Pair {
    var key: SourceString
    var value: SourceString
  }

  private let file: UnsafeBufferPointer<UInt8>
  private let pairs: [Pair]

  /// - Returns: `nil` for a file that is not UTF-8, has any defect, another form than `"key" = "text";` or values that
  ///   are no texts: ``StringDocument`` reads those.
  /// - Complexity: O(*n*) in the number of bytes.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = Array(bytes.prefix(8))
    let encoding = FileEncoding(of: start)
    guard encoding.text == .utf8, bytes.count < Int(UInt32.max), !BinaryPropertyListParser.recognises(start) else {
      return nil
    }
    var parser = OldStyleParser(CodeUnits(bytes), from: encoding.markLength)
    guard let pairs = parser.pairs(), bytes.firstInvalidUTF8(from: encoding.markLength) == nil else { return nil }
    self.pairs = pairs
    file = bytes
  }

  package var count: Int { pairs.count }

  /// The bytes of the file.
  package var byteCount: Int { file.count }

  /// Calls `body` with the UTF-8 of each key and its text, in the order of the file; equal keys come again.
  package func visit(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Void) {
    for pair in pairs {
      Self.withText(of: pair.key, in: file) { key in
        Self.withText(of: pair.value, in: file) { body(key, $0) }
      }
    }
  }

  @inline(__always)
  private static func withText(
    of string: SourceString, in file: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let range = string.range.indices
    guard string.coding == .oldStyleQuoted else { return body(UnsafeBufferPointer(rebasing: file[range])) }
    let content = UnsafeBufferPointer(rebasing: file[range.lowerBound + 1..<range.upperBound - 1])
    let backslash = UInt8(ascii: "\\")
    if content.firstIndex(from: 0, of: backslash, or: backslash) == content.count { return body(content) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count) { output in
      let count = OldStyleText.unescape(content, into: output.baseAddress!)
      body(UnsafeBufferPointer(start: output.baseAddress, count: count))
    }
  }
}

extension OldStyleParser {
  /// The keys and values of a table without braces; `nil` at anything that is no string in its place.
  fileprivate mutating func pairs() -> [StringPairs.Pair]? {
    var pairs: [StringPairs.Pair] = []
    // Most entries take more: a comment, a key and a text.
    pairs.reserveCapacity((units.end - index) / 64)
    while skipSpace() {
      guard let key = scanString(), skipSpace() else { return nil }
      var value = key
      if units.unit(at: index) == "=" {
        index += units.width
        guard skipSpace(), let string = scanString(), skipSpace() else { return nil }
        value = string
      }
      guard units.unit(at: index) == ";" else { return nil }
      index += units.width
      pairs.append(StringPairs.Pair(key: key, value: value))
    }
    return unclosedComment == nil ? pairs : nil
  }
}
