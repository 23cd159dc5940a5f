import PositionedJSON

extension TextAssignment: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      target: try members.required("target"), role: try members.required("role"), type: try members.optional("type"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("target", target)
      writer.member("role", role)
      writer.member("type", type)
    }
  }
}
