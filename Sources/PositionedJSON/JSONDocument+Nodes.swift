import SourceText

/// The tape by index, for readers of large documents: no value is made and no text decoded.
extension JSONDocument {
  package func kind(of node: Int) -> JSONValue.Kind { JSONValue(document: self, index: node).kind }

  package func range(of node: Int) -> ByteRange { ByteRange(Int(nodes[node].start), Int(nodes[node].end)) }

  /// The first node behind `node` and all that it holds.
  @inline(__always)
  package func next(behind node: Int) -> Int { Int(nodes[node].next) }

  package func isObject(_ node: Int) -> Bool { nodes[node].shape == .object }

  package func isArray(_ node: Int) -> Bool { nodes[node].shape == .array }

  package func isString(_ node: Int) -> Bool { nodes[node].shape == .string || nodes[node].shape == .escapedString }

  /// Whether the string at `node` holds a backslash.
  package func hasEscapes(_ node: Int) -> Bool { nodes[node].shape == .escapedString }

  /// Whether the string at `node` is written as `word`, without escapes.
  package func holds(_ word: StaticString, at node: Int) -> Bool {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    guard nodes[node].shape == .string, end - start == word.utf8CodeUnitCount + 2 else { return false }
    return word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { bytes in
        for index in word.indices where bytes[start + 1 + index] != word[index] { return false }
        return true
      }
    }
  }

  /// The value of the last member of that key; `nil` where there is none or `node` is no object.
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

  package func string(of node: Int) -> String { text(of: node) }

  package func number(of node: Int) -> Double? { JSONValue(document: self, index: node).number }

  package func bool(of node: Int) -> Bool? { JSONValue(document: self, index: node).bool }

  package func value(at node: Int) -> JSONValue { JSONValue(document: self, index: node) }

  /// The first byte of the text of a string as it is written, or 0 for an empty one and for any other kind.
  @inline(__always)
  package func firstByte(of node: Int) -> UInt8 {
    let start = Int(nodes[node].start)
    return isString(node) && Int(nodes[node].end) - start > 2 ? bytes[start + 1] : 0
  }

  /// The number of bytes of a string as it is written, without its quotes.
  @inline(__always)
  package func length(of node: Int) -> Int { Int(nodes[node].end) - Int(nodes[node].start) - 2 }
}
