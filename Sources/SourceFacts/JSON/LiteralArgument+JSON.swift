import PositionedJSON
import SourceText

extension LiteralArgument.Call: FactsCodable {}

extension LiteralArgument: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("call"), owner: try members.optional("owner"), name: try members.required("name"),
      labels: try members.optional("labels") ?? ["_"], argument: try members.optional("argument") ?? 0,
      text: try members.required("text"), range: try members.required("range"))
    closures = try members.optional("closures") ?? 0
    isInPreview = try members.flag("preview")
    isRare = try members.flag("rare")
    given = try members.list("given")
    arguments = try members.optional("arguments")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("call", call)
      writer.member("owner", owner)
      writer.member("name", name)
      if labels != ["_"] { writer.member("labels", labels) }
      if argument != 0 { writer.member("argument", argument) }
      writer.member("text", text)
      writer.member("range", range)
      if closures != 0 { writer.member("closures", closures) }
      writer.flag("preview", isInPreview)
      writer.flag("rare", isRare)
      writer.list("given", given)
      writer.member("arguments", arguments)
    }
  }
}

extension GivenArgument: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("number"), try members.list("kinds"), isList: try members.flag("list"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("number", number)
      writer.list("kinds", kinds)
      writer.flag("list", isList)
    }
  }
}
