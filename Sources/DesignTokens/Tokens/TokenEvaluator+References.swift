import PositionedJSON

/// Following of references to values that are known.
extension TokenEvaluator {
  /// The value of the token that the text of `place` names in braces.
  ///
  /// - Parameter type: The type that is needed; `nil` takes any.
  mutating func aliased(_ place: SourceNode, as type: TokenType?) -> TokenValue? {
    let text = place.string ?? ""
    guard let path = Reference.path(inBraces: text) else {
      log.report(
        .alias, "'\(text.excerpt)' is no alias: write the names from the outermost group, as in '{a.b}'",
        at: place.start, in: place.file)
      return nil
    }
    guard let found = tree.indices[path], tree.nodes[found].kind == .token else {
      log.report(
        .alias, tree.messageForMissing(path, shown: "{\(path)}", log: &log), at: place.start, in: place.file)
      return nil
    }
    guard let value = values[Int(tree.nodes[found].ordinal)] else { return nil }
    guard let type, value.type != type else { return value }
    log.report(
      .alias, "'{\(path.excerpt)}' is \(value.type.phrase), not \(type.phrase)", at: place.start, in: place.file)
    return nil
  }

  /// The text of the `$ref` of an object that holds nothing else.
  mutating func pointer(in place: SourceNode) -> SourceNode? {
    let document = place.document
    var pointer: SourceNode?
    var key = place.node + 1
    let end = document.next(behind: place.node)
    while key < end {
      if document.isReserved(key), Property(key: key, of: document) == .ref, pointer == nil {
        pointer = place.at(key + 1)
      } else {
        log.report(
          .alias, "'$ref' stands alone: '\(document.string(of: key).excerpt)' has no place beside it",
          at: document.range(of: key).start, in: place.file)
        return nil
      }
      key = document.next(behind: key + 1)
    }
    return pointer
  }

  /// What a JSON pointer names.
  mutating func fragment(_ place: SourceNode) -> Fragment? {
    guard let text = place.string, let segments = Reference.segments(ofPointer: text) else {
      log.report(
        .alias, "'$ref' is a JSON pointer such as '#/a/b/$value', not \(place.json.quotedPhrase)", at: place.start,
        in: place.file)
      return nil
    }
    let walk = tree.walk(segments)
    let node = tree.nodes[walk.node]
    let found: Fragment?
    if node.kind == .token {
      guard let value = values[Int(node.ordinal)] else { return nil }
      found = fragment(of: value, node, walk.rest)
    } else if walk.rest.isEmpty {
      log.report(
        .alias, tree.messageForMissing(node.path, shown: text, log: &log), at: place.start, in: place.file)
      return nil
    } else {
      found = raw(walk.rest, below: node.content)
    }
    if let found { return found }
    log.report(.alias, "'\(text.excerpt)' leads nowhere", at: place.start, in: place.file)
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
    guard let name = names.first, name.utf8.first == UInt8(ascii: "$"), var json = tree.json(place),
      let document = tree.document(place.file)
    else { return nil }
    for name in names {
      rawNodesLeft -= document.next(behind: json.index) - json.index
      guard rawNodesLeft > 0 else { return nil }
      let next: JSONValue? =
        json.kind == .array
        ? Reference.arrayIndex(name).flatMap { index in Array(json.elements.prefix(index + 1)).dropFirst(index).first }
        : json[name]
      guard let next else { return nil }
      json = next
    }
    return .raw(SourceNode(document: document, node: json.index, file: Int(place.file)))
  }

  /// The value of `type` that a pointer leads to; reports anything else.
  mutating func cast(_ fragment: Fragment, to type: TokenType, at place: SourceNode) -> TokenValue? {
    switch (fragment, type) {
    case (.value(let value), _) where value.type == type: return value
    case (.number(let number), .number): return .number(number)
    case (.text(let text), .fontFamily): return .fontFamily([text])
    case (.number(let number), .fontWeight) where (1...1000).contains(number): return .fontWeight(number)
    case (.raw(let node), _):
      guard node.firstByte != UInt8(ascii: "{"), !node.holdsReference else {
        log.report(.alias, "the value that is named refers to another itself", at: place.start, in: place.file)
        return nil
      }
      return read(node, as: type)
    default:
      log.report(
        .alias, "\(place.json.quotedPhrase) is \(fragment.phrase), not \(type.phrase)", at: place.start,
        in: place.file)
      return nil
    }
  }
}

extension SourceNode {
  /// Whether a reference stands anywhere in the value.
  fileprivate var holdsReference: Bool {
    (node..<document.next(behind: node)).contains { index in
      document.isString(index)
        && (document.holds("$ref", at: index) || at(index).firstByte == UInt8(ascii: "{"))
    }
  }
}
