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
    guard let document = document(Int32(file)) else { return }
    guard document.isObject(root) else {
      let root = document.value(at: root)
      log.report(.syntax, "a token file holds one object, not \(root.phrase)", at: root.range.start, in: file)
      return
    }
    source += 1
    let place = TokenNode.Place(file: Int32(file), node: Int32(root))
    nodes[0].content = place
    nodes[0].key = place
    readGroup(0, content: root, file: file, skipped: skipped)
  }

  private mutating func readGroup(_ group: Int, content: Int, file: Int, skipped: Set<String> = []) {
    guard let document = document(Int32(file)) else { return }
    var seen: UInt16 = 0
    var key = content + 1
    let end = document.next(behind: content)
    while key < end {
      let value = key + 1
      defer { key = document.next(behind: value) }
      if !skipped.isEmpty, skipped.contains(document.string(of: key)) { continue }
      guard document.isReserved(key) else {
        readChild(key: key, value: value, of: group, file: file)
        continue
      }
      guard let property = Property(key: key, of: document),
        Property.ofGroups.contains(property) || property == .schema && group == 0
      else {
        reportUnknown(key, among: Property.ofGroups, file: file)
        continue
      }
      guard seen & 1 << property.rawValue == 0 else {
        let name = property.name
        log.report(.syntax, "'\(name)' is given twice in one group", at: document.range(of: key).start, in: file)
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
    guard let document = document(Int32(file)) else { return }
    guard document.isToken(value) else {
      log.report(
        .syntax, "'$root' must be a token with a '$value'", at: document.range(of: key).start, in: file)
      return
    }
    readToken(name: "$root", key: key, content: value, of: group, file: file)
  }

  private mutating func readChild(key: Int, value: Int, of group: Int, file: Int) {
    guard let document = document(Int32(file)) else { return }
    let name = document.string(of: key)
    guard isValid(name, at: document.range(of: key).start, of: group, file: file) else { return }
    guard document.isObject(value) else {
      let found = document.value(at: value)
      log.report(
        .syntax, "'\(name.excerpt)' must be a token or a group, an object; it is \(found.phrase)",
        at: found.range.start, in: file)
      return
    }
    if document.isToken(value) {
      readToken(name: name, key: key, content: value, of: group, file: file)
    } else {
      openGroup(name: name, key: key, content: value, of: group, file: file)
    }
  }

  private mutating func isValid(_ name: String, at offset: ByteOffset, of group: Int, file: Int) -> Bool {
    if let forbidden = name.utf8.first(where: { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }) {
      let character = Unicode.Scalar(forbidden)
      log.report(
        .syntax, "the name '\(name.excerpt)' holds '\(character)', which aliases need for themselves", at: offset,
        in: file)
    } else if name.isEmpty {
      log.report(.syntax, "a token or group has an empty name", at: offset, in: file)
    } else if name.utf8.count + nodes[group].path.utf8.count >= Self.pathLimit {
      log.report(
        .syntax, "the path of '\(name.excerpt)' is longer than \(Self.pathLimit) bytes", at: offset, in: file)
    } else {
      return true
    }
    return false
  }

  private mutating func openGroup(name: String, key: Int, content: Int, of parent: Int, file: Int) {
    guard let document = document(Int32(file)) else { return }
    let start = document.range(of: key).start
    guard nodes[parent].depth < Self.depthLimit else {
      log.report(.syntax, "groups nest deeper than \(Self.depthLimit)", at: start, in: file)
      return
    }
    let path = path(of: name, in: parent)
    var group = indices[path]
    if let known = group {
      guard !isRepeated(known, name, at: start, in: file) else { return }
      if nodes[known].kind == .token {
        guard replaces(known, at: start, in: file) else { return }
        drop(known)
        group = nil
      }
    }
    let index =
      group
      ?? add(
        TokenNode(
          kind: .group, name: name, path: path, parent: Int32(parent), depth: nodes[parent].depth + 1,
          key: .init(file: Int32(file), node: Int32(key)), content: .init(file: Int32(file), node: Int32(content))))
    nodes[index].key = .init(file: Int32(file), node: Int32(key))
    nodes[index].content = .init(file: Int32(file), node: Int32(content))
    nodes[index].source = source
    readGroup(index, content: content, file: file)
  }

  /// Whether the source that is being read has held the node before; reports it.
  private mutating func isRepeated(_ known: Int, _ name: String, at offset: ByteOffset, in file: Int) -> Bool {
    guard nodes[known].source == source else { return false }
    log.report(.syntax, "'\(name.excerpt)' is given twice in one group", at: offset, in: file)
    return true
  }

  /// Whether a later definition of a path counts; reports it where it does not.
  private mutating func replaces(_ known: Int, at offset: ByteOffset, in file: Int) -> Bool {
    if conflict == .lastWins { return true }
    let place = nodes[known].key
    log.report(
      .syntax, "\(nodes[known].kind) '\(nodes[known].path.excerpt)' is given twice, first at", at: offset, in: file,
      other: .init(file: Int(place.file), offset: self.offset(of: place)))
    return false
  }

  /// Takes a node and what it holds out of the tree.
  private mutating func drop(_ node: Int) {
    var pending = [node]
    while let next = pending.popLast() {
      nodes[next].isDropped = true
      indices[nodes[next].path] = nil
      pending += children(of: next)
    }
  }

  private mutating func readToken(name: String, key: Int, content: Int, of parent: Int, file: Int) {
    guard let document = document(Int32(file)) else { return }
    let start = document.range(of: key).start
    let path = path(of: name, in: parent)
    var node = TokenNode(
      kind: .token, name: name, path: path, parent: Int32(parent), depth: nodes[parent].depth + 1,
      key: .init(file: Int32(file), node: Int32(key)), content: .init(file: Int32(file), node: Int32(content)))
    var known = indices[path]
    if let found = known {
      guard !isRepeated(found, name, at: start, in: file) else { return }
      guard replaces(found, at: start, in: file) else { return }
      if nodes[found].kind == .group {
        drop(found)
        known = nil
      }
    }
    readMembers(of: &node, content: content, file: file)
    guard !node.value.isNone else { return }
    node.source = source
    if let known {
      (node.nextSibling, node.firstChild) = (nodes[known].nextSibling, -1)
      nodes[known] = node
    } else {
      add(node)
    }
  }

  private mutating func readMembers(of token: inout TokenNode, content: Int, file: Int) {
    guard let document = document(Int32(file)) else { return }
    var seen: UInt16 = 0
    var key = content + 1
    let end = document.next(behind: content)
    while key < end {
      let value = key + 1
      let start = document.range(of: key).start
      defer { key = document.next(behind: value) }
      guard document.isReserved(key) else {
        log.report(
          .syntax,
          "token '\(token.path.excerpt)' holds '\(document.string(of: key).excerpt)' beside its value; "
            + "only a group has children", at: start, in: file)
        continue
      }
      guard let property = Property(key: key, of: document), Property.ofTokens.contains(property) else {
        reportUnknown(key, among: Property.ofTokens, file: file)
        continue
      }
      guard seen & 1 << property.rawValue == 0 else {
        log.report(.syntax, "'\(property.name)' is given twice in one token", at: start, in: file)
        continue
      }
      seen |= 1 << property.rawValue
      guard property == .value || property == .ref else {
        readProperty(property, value, of: &token, file: file)
        continue
      }
      guard token.value.isNone else {
        log.report(.syntax, "a token has a '$value' or a '$ref', not both", at: start, in: file)
        continue
      }
      token.value = .init(file: Int32(file), node: Int32(value))
      token.isReference = property == .ref
    }
  }

  private mutating func readProperty(_ property: Property, _ value: Int, of group: Int, file: Int) {
    var node = nodes[group]
    readProperty(property, value, of: &node, file: file)
    nodes[group] = node
  }

  private mutating func readProperty(_ property: Property, _ value: Int, of node: inout TokenNode, file: Int) {
    guard let document = document(Int32(file)) else { return }
    let place = TokenNode.Place(file: Int32(file), node: Int32(value))
    let json = document.value(at: value)
    switch (property, json.kind) {
    case (.type, _): node.declaredType = declaredType(json, file: file)
    case (.description, .string): node.summary = place
    case (.extensions, .object): node.extensions = place
    case (.deprecated, .string), (.deprecated, .true), (.deprecated, .false): node.deprecation = place
    case (.extends, .string): node.extends = place
    case (.description, _), (.schema, _), (.extends, _):
      guard json.kind != .string else { return }
      log.report(
        .syntax, "'\(property.name)' must be text, not \(json.phrase)", at: json.range.start, in: file)
    case (.deprecated, _):
      log.report(
        .syntax, "'$deprecated' must be true, false or text, not \(json.phrase)", at: json.range.start, in: file)
    default:
      log.report(.syntax, "'\(property.name)' must be an object, not \(json.phrase)", at: json.range.start, in: file)
    }
  }

  private mutating func declaredType(_ json: JSONValue, file: Int) -> TokenNode.DeclaredType {
    guard let name = json.string else {
      log.report(.type, "'$type' must be text, not \(json.phrase)", at: json.range.start, in: file)
      return .invalid
    }
    if let type = TokenType(rawValue: name) { return .type(type) }
    if log.isLenient {
      log.allow("the unknown type '\(name.excerpt)', whose tokens are left out", at: json.range.start, in: file)
      return .invalid
    }
    let suggestion = log.suggestion(for: name, among: TokenType.names)
    log.report(.type, "unknown type '\(name.excerpt)'\(suggestion)", at: json.range.start, in: file)
    return .invalid
  }

  private mutating func reportUnknown(_ key: Int, among known: [Property], file: Int) {
    guard let document = document(Int32(file)) else { return }
    let name = document.string(of: key)
    let start = document.range(of: key).start
    if log.isLenient { return log.allow("the unknown property '\(name.excerpt)', left out", at: start, in: file) }
    let suggestion = log.suggestion(for: name, among: known.map(\.name))
    log.report(.syntax, "unknown property '\(name.excerpt)'\(suggestion)", at: start, in: file)
  }
}
