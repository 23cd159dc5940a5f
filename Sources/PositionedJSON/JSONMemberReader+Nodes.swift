import SourceText

/// The tape by index: no value is made and no text decoded.
extension JSONMemberReader {
  @inlinable
  package func range(of node: Int) -> ByteRange {
    ByteRange(Int(parser.nodes[node].start), Int(parser.nodes[node].end))
  }

  /// The first node behind `node` and all that it holds.
  @inlinable
  package func next(behind node: Int) -> Int { Int(parser.nodes[node].next) }

  @inlinable
  package func isObject(_ node: Int) -> Bool { parser.nodes[node].shape == .object }

  @inlinable
  package func isString(_ node: Int) -> Bool {
    parser.nodes[node].shape == .string || parser.nodes[node].shape == .escapedString
  }

  /// Whether the string at `node` is written as `word`, without escapes.
  @inlinable
  package func holds(_ word: StaticString, at node: Int) -> Bool {
    let (start, end) = (Int(parser.nodes[node].start), Int(parser.nodes[node].end))
    guard parser.nodes[node].shape == .string, end - start == word.utf8CodeUnitCount + 2 else { return false }
    return word.withUTF8Buffer { word in
      for index in word.indices where parser.bytes[start + 1 + index] != word[index] { return false }
      return true
    }
  }

  /// The bytes of a value as it is written; they live as long as those of the text.
  package func bytes(of node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: parser.bytes[range(of: node).indices])
  }

  /// The value of the last member of that key; `nil` where there is none or `node` is no object.
  @inlinable
  package func value(of key: StaticString, in node: Int) -> Int? {
    guard isObject(node) else { return nil }
    var found: Int?
    var member = node + 1
    let end = next(behind: node)
    while member < end {
      if holds(key, at: member) { found = member + 1 }
      member = next(behind: member + 1)
    }
    return found
  }

  package func string(of node: Int) -> String { JSONText.decoding(parser.bytes, range(of: node)) }

  /// The value of a number; `nil` for any other kind and for a number beyond the range of `Double`.
  package func number(of node: Int) -> Double? {
    guard parser.nodes[node].shape == .number else { return nil }
    let value = Double(String(decoding: parser.bytes[range(of: node).indices], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  package func bool(of node: Int) -> Bool? {
    switch parser.nodes[node].shape {
    case .true: true
    case .false: false
    default: nil
    }
  }
}
