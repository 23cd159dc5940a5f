import SourceText

/// The text and the tape of a ``JSONDocument`` without its ownership: reading them counts no references.
///
/// Valid as long as the document, or a copy of it, is alive: whoever keeps a tape keeps the document beside it.
// Unchecked: nothing is written after the document's `init`.
package struct JSONTape: @unchecked Sendable {
  @usableFromInline let nodes: UnsafeBufferPointer<JSONNode>
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  init(nodes: UnsafeBufferPointer<JSONNode>, bytes: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.bytes = bytes
  }

  @inlinable
  package func range(of node: Int) -> ByteRange { ByteRange(Int(nodes[node].start), Int(nodes[node].end)) }

  @inlinable @inline(__always)
  package func start(of node: Int) -> ByteOffset { ByteOffset(Int(nodes[node].start)) }

  /// The first node behind `node` and all that it holds.
  @inlinable @inline(__always)
  package func next(behind node: Int) -> Int { Int(nodes[node].next) }

  @inlinable @inline(__always)
  package func isObject(_ node: Int) -> Bool { nodes[node].shape == .object }

  @inlinable @inline(__always)
  package func isArray(_ node: Int) -> Bool { nodes[node].shape == .array }

  @inlinable @inline(__always)
  package func isNumber(_ node: Int) -> Bool { nodes[node].shape == .number }

  @inlinable @inline(__always)
  package func isString(_ node: Int) -> Bool {
    nodes[node].shape == .string || nodes[node].shape == .escapedString
  }

  /// Whether the string at `node` holds a backslash.
  @inlinable @inline(__always)
  package func hasEscapes(_ node: Int) -> Bool { nodes[node].shape == .escapedString }

  /// The number of bytes of a string as it is written, without its quotes.
  @inlinable @inline(__always)
  package func length(of node: Int) -> Int { Int(nodes[node].end) - Int(nodes[node].start) - 2 }

  /// The first byte of the text of a string as it is written, or 0 for an empty one and for any other kind.
  @inlinable @inline(__always)
  package func firstByte(of node: Int) -> UInt8 {
    isString(node) && length(of: node) > 0 ? bytes[Int(nodes[node].start) + 1] : 0
  }

  /// The text of a string as it is written, without its quotes.
  @inlinable
  package func text(of node: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(nodes[node].start) + 1
    return UnsafeBufferPointer(rebasing: bytes[start..<start + length(of: node)])
  }

  /// Whether the string at `node` is written as `word`, without escapes.
  @inlinable
  package func holds(_ word: StaticString, at node: Int) -> Bool {
    guard nodes[node].shape == .string, length(of: node) == word.utf8CodeUnitCount else { return false }
    let start = Int(nodes[node].start) + 1
    let letters = word.utf8Start
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != letters[index] { return false }
    return true
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

  package func string(of node: Int) -> String {
    guard hasEscapes(node) else { return String(decoding: text(of: node), as: UTF8.self) }
    return JSONText.decoding(bytes, range(of: node))
  }

  /// The value of a number; `nil` for any other kind and for a number beyond the range of `Double`.
  package func number(of node: Int) -> Double? {
    isNumber(node) ? JSONNumber.value(of: UnsafeBufferPointer(rebasing: bytes[range(of: node).indices])) : nil
  }

  package func bool(of node: Int) -> Bool? {
    switch nodes[node].shape {
    case .true: true
    case .false: false
    default: nil
    }
  }
}

extension JSONTape {
  /// All bytes of the text.
  @inlinable
  package var allBytes: UnsafeBufferPointer<UInt8> { bytes }

  @inlinable
  package var nodeCount: Int { nodes.count }

  /// What the value at `node` is.
  package func kind(of node: Int) -> JSONValue.Kind { nodes[node].kind }

  /// A tape that holds nothing.
  package static let empty = JSONTape(nodes: .init(start: nil, count: 0), bytes: .init(start: nil, count: 0))
}
