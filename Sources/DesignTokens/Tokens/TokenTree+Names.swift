import PositionedJSON

/// Names and paths, which stay bytes of the files until a message or a caller wants them as text.
extension TokenTree {
  typealias NameBytes = UnsafeBufferPointer<UInt8>

  /// Calls `body` with the bytes of the name of a node.
  @inline(__always)
  func withName<Result>(of node: Int, _ body: (NameBytes) -> Result) -> Result {
    withBytes(of: nodes[node].name, in: nodes[node].file, body)
  }

  @inline(__always)
  private func withBytes<Result>(of name: TokenName, in file: Int32, _ body: (NameBytes) -> Result) -> Result {
    let range = Int(name.start)..<Int(name.start) + Int(name.length)
    if name.isDecoded {
      return decodedNames.withUnsafeBufferPointer { body(NameBytes(rebasing: $0[range])) }
    }
    return body(NameBytes(rebasing: tape(file).allBytes[range]))
  }

  /// Calls `body` with the name that a key of a file gives.
  @inline(__always)
  static func withKey<Result>(_ key: Int, of tape: JSONTape, _ body: (NameBytes) -> Result) -> Result {
    guard tape.hasEscapes(key) else { return body(tape.text(of: key)) }
    return withBytes(of: tape.string(of: key), body)
  }

  static func withBytes<Result>(of text: String, _ body: (NameBytes) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  /// The name of a node as text.
  func name(of node: Int) -> String { withName(of: node) { String(decoding: $0, as: UTF8.self) } }

  /// The names from the outermost group to a node, joined by dots.
  func path(of node: Int) -> String {
    let length = Int(nodes[node].pathLength)
    guard length > 0 else { return "" }
    return String(unsafeUninitializedCapacity: length) { output in
      var end = length
      var node = node
      while end > 0 {
        withName(of: node) { name in
          end -= name.count
          _ = UnsafeMutableBufferPointer(rebasing: output[end...]).update(fromContentsOf: name)
        }
        if end > 0 {
          end -= 1
          output[end] = UInt8(ascii: ".")
        }
        node = Int(nodes[node].parent)
      }
      return length
    }
  }

  /// The number of bytes of the path of a child.
  func pathLength(ofChild nameLength: Int, in group: Int) -> Int {
    let outer = Int(nodes[group].pathLength)
    return outer == 0 ? nameLength : outer + 1 + nameLength
  }

  /// The group or token of a name in a group; `nil` where there is none.
  func child(_ name: NameBytes, of group: Int) -> Int? { child(name, of: group, hash: Self.hash(name, in: group)) }

  /// The group or token of the name that a key of a file gives.
  func child(_ name: TokenName, of group: Int, in file: Int) -> Int? {
    withBytes(of: name, in: Int32(file)) { child($0, of: group, hash: name.hash) }
  }

  @inline(__always)
  private func child(_ name: NameBytes, of group: Int, hash: UInt32) -> Int? {
    index.first(hash: hash) { node in
      guard nodes[node].parent == Int32(truncatingIfNeeded: group), Int(nodes[node].name.length) == name.count else {
        return false
      }
      return withName(of: node) { $0.isEqual(to: name) }
    }
  }

  func child(_ name: String, of group: Int) -> Int? { Self.withBytes(of: name) { child($0, of: group) } }

  @inline(__always)
  static func hash(_ name: NameBytes, in group: Int) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(UInt32(truncatingIfNeeded: group))
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// The name of a new node: the bytes of the file, or, of a key with escapes, a copy of what they stand for.
  mutating func newName(_ key: Int, of tape: JSONTape, in group: Int) -> TokenName {
    let start: Int
    if tape.hasEscapes(key) {
      start = decodedNames.count
      decodedNames += tape.string(of: key).utf8
      let hash = decodedNames.withUnsafeBufferPointer { Self.hash(NameBytes(rebasing: $0[start...]), in: group) }
      return TokenName(
        start: UInt32(start), length: UInt16(decodedNames.count - start), isDecoded: true, hash: hash)
    }
    let text = tape.text(of: key)
    return TokenName(
      start: UInt32(tape.start(of: key).index + 1), length: UInt16(text.count), isDecoded: false,
      hash: Self.hash(text, in: group))
  }

  /// The node of a path; `nil` where there is none.
  func node(atPath path: String) -> Int? {
    Self.withBytes(of: path) { path in
      var node = 0
      var rest = path[...]
      while true {
        let end = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
        guard let next = child(NameBytes(rebasing: rest[..<end]), of: node) else { return nil }
        node = next
        guard end < rest.endIndex else { return node }
        rest = rest[(end + 1)...]
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes, eight of which are compared at once.
  ///
  /// - Precondition: Both have the same length.
  @inline(__always)
  fileprivate func isEqual(to other: Self) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var place = 0
    while place &+ 8 <= count {
      guard
        left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place &+= 8
    }
    while place < count {
      guard left[place] == right[place] else { return false }
      place &+= 1
    }
    return true
  }
}
