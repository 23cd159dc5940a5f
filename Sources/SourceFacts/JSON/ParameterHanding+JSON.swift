import PositionedJSON

extension ParameterHanding: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(parameter: try members.required("parameter"), argument: try members.required("argument"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("parameter", parameter)
      writer.member("argument", argument)
    }
  }
}
