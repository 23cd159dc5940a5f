import PositionedJSON

extension MemberName: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    let parts = try [String](node)
    guard parts.count == 2 else { throw node.error("two strings are expected") }
    self.init(parts[0], parts[1])
  }

  func write(to writer: inout JSONWriter) { [owner, name].write(to: &writer) }
}

extension MemberText: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("member"), text: try members.required("text"), range: try members.required("range"))
    isInPreview = try members.flag("preview")
    isRare = try members.flag("rare")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("member", member)
      writer.member("text", text)
      writer.member("range", range)
      writer.flag("preview", isInPreview)
      writer.flag("rare", isRare)
    }
  }
}

extension MemberUse: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    name = try members.required("name")
    owner = try members.optional("owner")
    base = try members.optional("base")
    if let function: String = try members.optional("shownBy") {
      way = .shown(by: function)
    } else if let member: MemberName = try members.optional("givenBy") {
      way = .given(by: member)
    } else if let argument: LiteralArgument = try members.optional("handedTo") {
      way = .handed(to: argument)
    } else {
      way = .lookedUp
    }
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("owner", owner)
      writer.member("base", base)
      switch way {
      case .shown(let function): writer.member("shownBy", function)
      case .given(let member): writer.member("givenBy", member)
      case .handed(let argument): writer.member("handedTo", argument)
      case .lookedUp: break
      }
    }
  }
}
