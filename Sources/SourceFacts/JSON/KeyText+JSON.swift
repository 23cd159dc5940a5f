import PositionedJSON

/// The name of the kind; an object for a format of its own.
extension ArgumentKind: FactsCodable {
  private static let named: [(name: StaticString, kind: ArgumentKind)] = [
    ("object", .object), ("integer", .integer), ("unsignedInteger", .unsignedInteger),
    ("shortInteger", .shortInteger), ("shortUnsignedInteger", .shortUnsignedInteger), ("double", .double),
    ("float", .float), ("unknown", .unknown),
  ]

  init(_ node: FactsNode) throws(FactsError) {
    if node.tape.isString(node.index) {
      guard let found = Self.named.first(where: { node.tape.holds($0.name, at: node.index) }) else {
        throw node.error("an unknown kind of argument")
      }
      self = found.kind
    } else {
      var members = try FactsMembers(node)
      self = .specifier(try members.required("specifier"))
      try members.finish()
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .specifier(let text): writer.object { $0.member("specifier", text) }
    default: writer.string(Self.named.first { $0.kind == self }!.name.description)
    }
  }
}

/// A string for letters alone; else a list of strings and arguments.
extension KeyText: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    if node.tape.isString(node.index) {
      self.init(try String(node))
    } else {
      self.init(try [Piece](node))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch (pieces.count, pieces.first) {
    case (0, _): writer.string("")
    case (1, .letters(let letters)): writer.string(letters)
    default: pieces.write(to: &writer)
    }
  }
}

extension KeyText.Piece: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    if node.tape.isString(node.index) {
      self = .letters(try String(node))
    } else {
      var members = try FactsMembers(node)
      self = .argument(try members.required("argument"))
      try members.finish()
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .letters(let letters): writer.string(letters)
    case .argument(let kind): writer.object { $0.member("argument", kind) }
    }
  }
}
