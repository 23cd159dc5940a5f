import PositionedJSON

extension CallableDeclaration.Kind: FactsCodable {}

extension CallableDeclaration: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("kind"), owner: try members.optional("owner"), name: try members.required("name"),
      labels: try members.list("labels"))
    isVariadic = try members.flag("variadic")
    givesText = try members.flag("givesText")
    lookups = try members.list("lookups")
    texts = try members.list("texts")
    names = try members.list("names")
    shown = try members.list("shown")
    handings = try members.list("handings")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("owner", owner)
      writer.member("name", name)
      writer.list("labels", labels)
      writer.flag("variadic", isVariadic)
      writer.flag("givesText", givesText)
      writer.list("lookups", lookups)
      writer.list("texts", texts)
      writer.list("names", names)
      writer.list("shown", shown)
      writer.list("handings", handings)
    }
  }
}

extension ShownParameter: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(try members.required("parameter"), by: try members.required("function"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("parameter", parameter)
      writer.member("function", function)
    }
  }
}
