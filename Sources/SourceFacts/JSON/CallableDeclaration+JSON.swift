import PositionedJSON

extension CallableDeclaration.Kind: FactsCodable {}

extension CallableDeclaration: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("kind"), owner: try members.optional("owner"), name: try members.required("name"),
      labels: try members.list("labels"))
    isVariadic = try members.flag("variadic")
    keys = try members.list("keys")
    texts = try members.list("texts")
    table = try members.optional("table")
    hasUnknownTable = try members.flag("unknownTable")
    takesStrings = try members.flag("takesStrings")
    looksUp = try members.flag("looksUp")
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
      writer.list("keys", keys)
      writer.list("texts", texts)
      writer.member("table", table)
      writer.flag("unknownTable", hasUnknownTable)
      writer.flag("takesStrings", takesStrings)
      writer.flag("looksUp", looksUp)
      writer.list("handings", handings)
    }
  }
}
