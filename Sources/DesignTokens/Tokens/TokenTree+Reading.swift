import PositionedJSON
import SourceText

/// Reading of groups and tokens from the tape of a file.
extension TokenTree {
  /// Adds the groups and tokens of a whole file.
  mutating func read(file: Int) {
    switch files[file].content {
    case .success: read(file: file, root: 0)
    case .failure(let error): log.report(.syntax, error.message, at: error.offset, in: file)
    }
  }

  /// Adds the groups and tokens of an object of a file.
  ///
  /// - Parameter skipped: Keys of the object that do not count.
  mutating func read(file: Int, root: Int, skipped: Set<String> = []) {
    let tape = tape(Int32(file))
    guard tape.isObject(root) else {
      log.report(
        .syntax, "a token file holds one object, not \(tape.kind(of: root).phrase)", at: tape.start(of: root), in: file)
      return
    }
    source += 1
    if !isBuiltIn(file: file) { nodes[0].stand(at: root, content: root, in: file) }
    readGroup(0, content: root, file: file, skipped: skipped)
  }

  private mutating func readGroup(_ group: Int, content: Int, file: Int, skipped: Set<String> = []) {
    let tape = tape(Int32(file))
    var seen: UInt16 = 0
    var key = content + 1
    let end = tape.next(behind: content)
    while key < end {
      let value = key + 1
      defer { key = tape.next(behind: value) }
      if !skipped.isEmpty, skipped.contains(tape.string(of: key)) { continue }
      guard tape.isReserved(key) else {
        readChild(key: key, value: value, of: group, file: file)
        continue
      }
      guard let property = Property(key: key, of: tape),
        property.isOfGroups || property == .schema && group == 0
      else {
        reportUnknown(key, among: Property.ofGroups, file: file)
        continue
      }
      guard seen & 1 << property.rawValue == 0 else {
        let name = property.name
        log.report(.syntax, "'\(name)' is given twice in one group", at: tape.start(of: key), in: file)
        continue
      }
      seen |= 1 << property.rawValue
      if property == .root {
        readRoot(key: key, value: value, of: group, file: file)
      } else {
        readProperty(property, value, of: group, file: file)
      }
    }
  }

  private mutating func readRoot(key: Int, value: Int, of group: Int, file: Int) {
    let tape = tape(Int32(file))
    guard tape.isToken(value) else {
      log.report(.syntax, "'$root' must be a token with a '$value'", at: tape.start(of: key), in: file)
      return
    }
    readToken(key: key, content: value, of: group, file: file)
  }

  private mutating func readChild(key: Int, value: Int, of group: Int, file: Int) {
    let tape = tape(Int32(file))
    guard isValidName(key, of: group, file: file) else { return }
    guard tape.isObject(value) else {
      log.report(
        .syntax,
        "'\(tape.string(of: key).excerpt)' must be a token or a group, an object; it is \(tape.kind(of: value).phrase)",
        at: tape.start(of: value), in: file)
      return
    }
    if tape.isToken(value) {
      readToken(key: key, content: value, of: group, file: file)
    } else {
      openGroup(key: key, content: value, of: group, file: file)
    }
  }

  private mutating func isValidName(_ key: Int, of group: Int, file: Int) -> Bool {
    let tape = tape(Int32(file))
    let (forbidden, length) = Self.withKey(key, of: tape) { name in
      (name.first { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }, name.count)
    }
    if forbidden == nil, length > 0, length + Int(nodes[group].pathLength) < Self.pathLimit { return true }
    let name = tape.string(of: key).excerpt
    let message =
      if let forbidden {
        "the name '\(name)' holds '\(Unicode.Scalar(forbidden))', which aliases need for themselves"
      } else if length == 0 {
        "a token or group has an empty name"
      } else {
        "the path of '\(name)' is longer than \(Self.pathLimit) bytes"
      }
    log.report(.syntax, message, at: tape.start(of: key), in: file)
    return false
  }

  private mutating func openGroup(key: Int, content: Int, of parent: Int, file: Int) {
    let tape = tape(Int32(file))
    guard nodes[parent].depth < Self.depthLimit else {
      log.report(.syntax, "groups nest deeper than \(Self.depthLimit)", at: tape.start(of: key), in: file)
      return
    }
    let name = newName(key, of: tape, in: parent)
    var group = child(name, of: parent, in: file)
    if let known = group {
      guard !isRepeated(known, key, in: file) else { return }
      if nodes[known].kind == .token {
        guard replaces(known, key, in: file) else { return }
        drop(known)
        group = nil
      }
    }
    if let group, !isBuiltIn(file: file) { nodes[group].stand(at: key, content: content, in: file, name: name) }
    let node = group ?? add(newNode(.group, name, key: key, content: content, of: parent, file: file))
    nodes[node].source = source
    readGroup(node, content: content, file: file)
  }

  private func newNode(
    _ kind: TokenNode.Kind, _ name: TokenName, key: Int, content: Int, of parent: Int, file: Int
  ) -> TokenNode {
    TokenNode(
      kind: kind, name: name, pathLength: pathLength(ofChild: Int(name.length), in: parent), parent: parent,
      depth: nodes[parent].depth + 1, file: Int32(file), key: Int32(key), content: Int32(content))
  }

  /// Whether the source that is being read has held the node before; reports it.
  private mutating func isRepeated(_ known: Int, _ key: Int, in file: Int) -> Bool {
    guard nodes[known].source == source else { return false }
    let tape = tape(Int32(file))
    log.report(
      .syntax, "'\(tape.string(of: key).excerpt)' is given twice in one group", at: tape.start(of: key), in: file)
    return true
  }

  /// Whether a later definition of a path counts; reports it where it does not.
  private mutating func replaces(_ known: Int, _ key: Int, in file: Int) -> Bool {
    if isBuiltIn(file: file) {
      reportIfUnlike(known, tape(Int32(file)).isToken(key + 1) ? .token : .group)
      return false
    }
    if conflict == .lastWins { return true }
    let place = nodes[known].key
    log.report(
      .syntax, "\(nodes[known].kind) '\(path(of: known).excerpt)' is given twice, first at",
      at: tape(Int32(file)).start(of: key), in: file,
      other: .init(file: Int(place.file), offset: self.offset(of: place)))
    return false
  }

  /// Takes a node and what it holds out of the tree.
  private mutating func drop(_ node: Int) {
    var pending = [node]
    while let next = pending.popLast() {
      nodes[next].isDropped = true
      index.remove(Int32(next), hash: nodes[next].name.hash)
      pending += children(of: next)
    }
  }

  private mutating func readToken(key: Int, content: Int, of parent: Int, file: Int) {
    let name = newName(key, of: tape(Int32(file)), in: parent)
    var known = child(name, of: parent, in: file)
    if let found = known {
      guard !isRepeated(found, key, in: file) else { return }
      guard replaces(found, key, in: file) else { return }
      if nodes[found].kind == .group {
        drop(found)
        known = nil
      }
    }
    var node = newNode(.token, name, key: key, content: content, of: parent, file: file)
    readMembers(of: &node, content: content, file: file)
    guard !node.value.isNone else { return }
    node.source = source
    if let known {
      node.nextSibling = nodes[known].nextSibling
      nodes[known] = node
    } else {
      add(node)
    }
  }

  private mutating func readMembers(of token: inout TokenNode, content: Int, file: Int) {
    let tape = tape(Int32(file))
    var seen: UInt16 = 0
    var key = content + 1
    let end = tape.next(behind: content)
    while key < end {
      let value = key + 1
      defer { key = tape.next(behind: value) }
      guard tape.isReserved(key) else {
        reportChild(key, ofTokenAt: Int(token.key.node), of: Int(token.parent), file: file)
        continue
      }
      guard let property = Property(key: key, of: tape), property.isOfTokens else {
        reportUnknown(key, among: Property.ofTokens, file: file)
        continue
      }
      guard seen & 1 << property.rawValue == 0 else {
        log.report(.syntax, "'\(property.name)' is given twice in one token", at: tape.start(of: key), in: file)
        continue
      }
      seen |= 1 << property.rawValue
      guard property == .value || property == .ref else {
        readProperty(property, value, of: &token, file: file)
        continue
      }
      guard token.value.isNone else {
        log.report(.syntax, "a token has a '$value' or a '$ref', not both", at: tape.start(of: key), in: file)
        continue
      }
      token.setValue(Int32(value), isReference: property == .ref)
    }
  }

  private mutating func reportChild(_ key: Int, ofTokenAt token: Int, of group: Int, file: Int) {
    let tape = tape(Int32(file))
    let outer = path(of: group)
    let path = (outer.isEmpty ? "" : outer + ".") + tape.string(of: token)
    log.report(
      .syntax,
      "token '\(path.excerpt)' holds '\(tape.string(of: key).excerpt)' beside its value; only a group has children",
      at: tape.start(of: key), in: file)
  }

  private mutating func readProperty(_ property: Property, _ value: Int, of group: Int, file: Int) {
    guard !isBuiltIn(file: file) || group > 0 && !says(property, group) else { return }
    var node = nodes[group]
    readProperty(property, value, of: &node, file: file)
    nodes[group] = node
  }

  private mutating func readProperty(_ property: Property, _ value: Int, of node: inout TokenNode, file: Int) {
    let tape = tape(Int32(file))
    let place = TokenNode.Place(file: Int32(file), node: Int32(value))
    switch (property, tape.kind(of: value)) {
    case (.type, _): node.declaredType = declaredType(value, file: file)
    case (.description, .string): withDetails(of: &node) { $0.summary = place }
    case (.extensions, .object): withDetails(of: &node) { $0.extensions = place }
    case (.deprecated, .string), (.deprecated, .true), (.deprecated, .false):
      withDetails(of: &node) { $0.deprecation = place }
    case (.extends, .string): withDetails(of: &node) { $0.extends = place }
    case (.schema, .string): break
    case (_, let kind):
      let wanted = property == .deprecated ? "true, false or text" : property == .extensions ? "an object" : "text"
      log.report(
        .syntax, "'\(property.name)' must be \(wanted), not \(kind.phrase)", at: tape.start(of: value), in: file)
    }
  }

  private mutating func declaredType(_ value: Int, file: Int) -> TokenNode.DeclaredType {
    let tape = tape(Int32(file))
    let start = tape.start(of: value)
    guard tape.isString(value) else {
      log.report(.type, "'$type' must be text, not \(tape.kind(of: value).phrase)", at: start, in: file)
      return .invalid
    }
    if let type = TokenType(value, of: tape) { return .type(type) }
    let name = tape.string(of: value)
    if log.isLenient {
      log.allow("the unknown type '\(name.excerpt)', whose tokens are left out", at: start, in: file)
      return .invalid
    }
    let suggestion = log.suggestion(for: name, among: TokenType.names)
    log.report(.type, "unknown type '\(name.excerpt)'\(suggestion)", at: start, in: file)
    return .invalid
  }

  private mutating func reportUnknown(_ key: Int, among known: [Property], file: Int) {
    let tape = tape(Int32(file))
    let name = tape.string(of: key)
    let start = tape.start(of: key)
    if log.isLenient { return log.allow("the unknown property '\(name.excerpt)', left out", at: start, in: file) }
    let suggestion = log.suggestion(for: name, among: known.map(\.name))
    log.report(.syntax, "unknown property '\(name.excerpt)'\(suggestion)", at: start, in: file)
  }
}
