import PositionedJSON

extension TextRole: FactsCodable {}
extension InterfaceText.Unseen: FactsCodable {}

extension InterfaceText: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(role: try members.required("role"))
    unseen = try members.optional("unseen")
    outlets = try members.list("outlets")
    menus = try members.list("menus")
    containers = try members.list("containers")
    isOfMenuBar = try members.flag("menuBar")
    attributes = try members.list("attributes")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("role", role)
      writer.member("unseen", unseen)
      writer.list("outlets", outlets)
      writer.list("menus", menus)
      writer.list("containers", containers)
      writer.flag("menuBar", isOfMenuBar)
      writer.list("attributes", attributes)
    }
  }
}

extension InterfaceText.Outlet: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      type: try members.optional("type"), name: try members.required("name"), isOwn: try members.flag("own"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", type)
      writer.member("name", name)
      writer.flag("own", isOwn)
    }
  }
}
