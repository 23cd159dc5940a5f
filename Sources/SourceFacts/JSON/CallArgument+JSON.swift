import PositionedJSON

extension CallArgument: FactsCodable where Value: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(label: try members.optional("label"), value: try members.required("value"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("value", value)
    }
  }
}
