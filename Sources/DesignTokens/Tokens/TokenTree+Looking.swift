import PositionedJSON

/// Looking up of what references name.
extension TokenTree {
  /// How far the names of a pointer lead through groups to a token.
  struct Walk {
    /// The last group or token that there is.
    let node: Int
    /// The names behind it.
    let rest: ArraySlice<String>
  }

  /// What the text of an alias leads to.
  enum AliasTarget {
    case malformed
    case missing
    case node(Int)
  }

  /// Follows names from the root through groups; the names behind a token belong to its value.
  func walk(_ segments: [String]) -> Walk {
    var node = 0
    for (position, segment) in segments.enumerated() {
      guard nodes[node].kind == .group, let next = child(segment, of: node) else {
        return Walk(node: node, rest: segments[position...])
      }
      node = next
    }
    return Walk(node: node, rest: [])
  }

  /// Follows the text of a `$ref`; `nil` where it is no pointer into its own document.
  func walk(pointer: SourceNode) -> Walk? {
    guard pointer.isString else { return nil }
    let text = pointer.tape.text(of: pointer.node)
    let isPlain = !pointer.tape.hasEscapes(pointer.node) && text.starts(with: "#/".utf8)
    guard isPlain, !text.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "%") }) else {
      return Reference.segments(ofPointer: pointer.tape.string(of: pointer.node)).map(walk)
    }
    var node = 0
    var start = 2
    while nodes[node].kind == .group {
      let end = text[start...].firstIndex(of: UInt8(ascii: "/")) ?? text.count
      guard let next = child(NameBytes(rebasing: text[start..<end]), of: node) else { break }
      node = next
      start = end + 1
      if end == text.count { return Walk(node: node, rest: []) }
    }
    let rest = text[start...].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return Walk(node: node, rest: rest.map { String(decoding: $0, as: UTF8.self) }[...])
  }

  /// Follows the text of an alias, braces included; the rules are those of ``Reference/path(inBraces:)``.
  func target(ofAlias place: SourceNode) -> AliasTarget {
    Self.withKey(place.node, of: place.tape) { target(ofAlias: $0) }
  }

  private func target(ofAlias text: NameBytes) -> AliasTarget {
    let end = text.count - 1
    guard end > 1, text[0] == UInt8(ascii: "{"), text[end] == UInt8(ascii: "}") else { return .malformed }
    var node: Int? = 0
    var (start, place) = (1, 1)
    while place <= end {
      let byte = text[place]
      defer { place += 1 }
      guard place == end || byte == UInt8(ascii: ".") else {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return .malformed }
        continue
      }
      let name = NameBytes(rebasing: text[start..<place])
      if name.isEmpty { return .malformed }
      if name[0] == UInt8(ascii: "$"), place < end || !name.elementsEqual("$root".utf8) { return .malformed }
      if let group = node { node = child(name, of: group) }
      start = place + 1
    }
    return node.map { .node($0) } ?? .missing
  }

  /// What is wrong with a reference that names no token.
  func messageForMissing(_ path: String, shown: String, log: inout ProblemLog) -> String {
    if let found = node(atPath: path), nodes[found].kind == .group {
      let root = child("$root", of: found) != nil ? "; its own value is '{\(path.excerpt).$root}'" : ", not a token"
      return "'\(shown.excerpt)' names a group\(root)"
    }
    let suggestion = log.suggestion(for: path, amongUpTo: tokens.count, tokens.map { self.path(of: Int($0)) })
    return "there is no token '\(path.excerpt)'\(suggestion)"
  }

  /// Calls `body` with each group or token that is named in a value, at any depth, and the text that names it.
  ///
  /// - Parameter isPointer: Whether the value is the text of a `$ref`.
  func forEachReference(in value: SourceNode, isPointer: Bool, _ body: (Int, SourceNode) -> Void) {
    if isPointer {
      if let walk = walk(pointer: value) { body(walk.node, value) }
      return
    }
    let tape = value.tape
    let end = tape.next(behind: value.node)
    var node = value.node
    while node < end {
      if tape.isString(node) {
        let first = tape.firstByte(of: node)
        if first == UInt8(ascii: "{") || tape.hasEscapes(node) {
          if case .node(let target) = target(ofAlias: value.at(node)) { body(target, value.at(node)) }
        } else if first == UInt8(ascii: "$"), node + 1 < end, tape.holds("$ref", at: node) {
          if let walk = walk(pointer: value.at(node + 1)) { body(walk.node, value.at(node + 1)) }
        }
      }
      node += 1
    }
  }
}
