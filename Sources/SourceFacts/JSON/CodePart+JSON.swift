import PositionedJSON
import SourceText

extension CodePart.Kind: FactsCodable {}

extension CodePart: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("kind"), name: try members.required("name"), owner: try members.optional("owner"),
      range: try members.required("range"))
    isOpen = try members.flag("open")
    isPublic = try members.flag("public")
    isPrivate = try members.flag("private")
    inherits = try members.list("inherits")
    names = try members.list("names")
    otherNames = try members.list("otherNames")
    askedNames = try members.list("askedNames")
    cases = try members.list("cases")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("name", name)
      writer.member("owner", owner)
      writer.member("range", range)
      writer.flag("open", isOpen)
      writer.flag("public", isPublic)
      writer.flag("private", isPrivate)
      writer.list("inherits", inherits)
      writer.list("names", names)
      writer.list("otherNames", otherNames)
      writer.list("askedNames", askedNames)
      writer.list("cases", cases)
    }
  }
}
