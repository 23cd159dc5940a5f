import PositionedJSON

/// Following of references to values that are known.
extension TokenEvaluator {
  /// The value of the token that the text of `place` names in braces.
  ///
  /// - Parameter type: The type that is needed; `nil` takes any.
  mutating func aliased(_ place: SourceNode, as type: TokenType?) -> TokenValue? {
    guard let target = knownTarget(at: place) ?? target(ofAlias: place) else { return nil }
    guard let value = values[target] else { return nil }
    guard let type, value.type != type else { return value }
    log.report(
      .alias, "'\((place.string ?? "").excerpt)' is \(value.type.phrase), not \(type.phrase)", at: place.start,
      in: place.file)
    return nil
  }

  /// The token that an alias names, by its place among all; `nil` after a report.
  private mutating func target(ofAlias place: SourceNode) -> Int? {
    switch tree.target(ofAlias: place) {
    case .node(let found) where tree.nodes[found].kind == .token: return Int(tree.nodes[found].ordinal)
    case .node, .missing:
      let path = (place.string ?? "").dropFirst().dropLast()
      let message = tree.messageForMissing(String(path), shown: "{\(path)}", log: &log)
      log.report(.alias, message, at: place.start, in: place.file)
    case .malformed:
      log.report(
        .alias,
        "'\((place.string ?? "").excerpt)' is no alias: write the names from the outermost group, as in '{a.b}'",
        at: place.start, in: place.file)
    }
    return nil
  }

  /// The text of the `$ref` of an object that holds nothing else.
  mutating func pointer(in place: SourceNode) -> SourceNode? {
    let tape = place.tape
    var pointer: SourceNode?
    var key = place.node + 1
    let end = tape.next(behind: place.node)
    while key < end {
      if tape.isReserved(key), Property(key: key, of: tape) == .ref, pointer == nil {
        pointer = place.at(key + 1)
      } else {
        log.report(
          .alias, "'$ref' stands alone: '\(tape.string(of: key).excerpt)' has no place beside it",
          at: tape.start(of: key), in: place.file)
        return nil
      }
      key = tape.next(behind: key + 1)
    }
    return pointer
  }

  /// What a JSON pointer names.
  mutating func fragment(_ place: SourceNode) -> Fragment? {
    guard let walk = tree.walk(pointer: place) else {
      log.report(
        .alias, "'$ref' is a JSON pointer such as '#/a/b/$value', not \(place.quotedPhrase)", at: place.start,
        in: place.file)
      return nil
    }
    let node = tree.nodes[walk.node]
    let found: Fragment?
    if node.kind == .token {
      guard let value = values[Int(node.ordinal)] else { return nil }
      found = fragment(of: value, node, walk.rest)
    } else if walk.rest.isEmpty {
      log.report(
        .alias, tree.messageForMissing(tree.path(of: walk.node), shown: place.string ?? "", log: &log), at: place.start,
        in: place.file)
      return nil
    } else {
      found = raw(walk.rest, below: node.content)
    }
    if let found { return found }
    log.report(.alias, "\(place.quotedPhrase) leads nowhere", at: place.start, in: place.file)
    return nil
  }

  private mutating func fragment(of value: TokenValue, _ node: TokenNode, _ names: ArraySlice<String>) -> Fragment? {
    switch names.first {
    case nil: return .value(value)
    case "$value": return value.fragment(names.dropFirst())
    case "$type": return names.count == 1 ? .text(value.type.rawValue) : nil
    default: return raw(names, below: node.content)
    }
  }

  /// A value outside of the values of tokens: a description, or what an extension holds.
  private mutating func raw(_ names: ArraySlice<String>, below place: TokenNode.Place) -> Fragment? {
    guard let name = names.first, name.utf8.first == UInt8(ascii: "$"), !place.isNone else { return nil }
    let tape = tree.tape(place.file)
    var node = Int(place.node)
    for name in names {
      rawNodesLeft -= tape.next(behind: node) - node
      guard rawNodesLeft > 0, let next = tape.member(name, of: node) else { return nil }
      node = next
    }
    return .raw(SourceNode(tape: tape, node: node, file: Int(place.file)))
  }

  /// The value of `type` that a pointer leads to; reports anything else.
  mutating func cast(_ fragment: Fragment, to type: TokenType, at place: SourceNode) -> TokenValue? {
    switch (fragment, type) {
    case (.value(let value), _) where value.type == type: return value
    case (.number(let number), .number): return .number(number)
    case (.text(let text), .fontFamily): return .fontFamily([text])
    case (.number(let number), .fontWeight) where (1...1000).contains(number): return .fontWeight(number)
    case (.raw(let node), _):
      guard !node.isAlias, !node.holdsReference else {
        log.report(.alias, "the value that is named refers to another itself", at: place.start, in: place.file)
        return nil
      }
      return read(node, as: type)
    default:
      log.report(
        .alias, "\(place.quotedPhrase) is \(fragment.phrase), not \(type.phrase)", at: place.start,
        in: place.file)
      return nil
    }
  }
}

extension SourceNode {
  /// Whether a reference stands anywhere in the value.
  fileprivate var holdsReference: Bool {
    (node..<tape.next(behind: node)).contains { index in
      tape.isString(index) && (tape.holds("$ref", at: index) || at(index).isAlias)
    }
  }
}

extension JSONTape {
  /// What a name of a JSON pointer leads to: an element of an array, or the last member of that key.
  fileprivate func member(_ name: String, of node: Int) -> Int? {
    if isArray(node) {
      guard let index = Reference.arrayIndex(name) else { return nil }
      var element = node + 1
      let end = next(behind: node)
      for _ in 0..<index where element < end { element = next(behind: element) }
      return element < end ? element : nil
    }
    guard isObject(node) else { return nil }
    var found: Int?
    var key = node + 1
    let end = next(behind: node)
    while key < end {
      if string(of: key) == name { found = key + 1 }
      key = next(behind: key + 1)
    }
    return found
  }
}
