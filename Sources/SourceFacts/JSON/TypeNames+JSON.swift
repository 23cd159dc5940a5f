import PositionedJSON
import SourceText

extension TypeNames: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      view: try members.optional("view"), isPublic: try members.flag("public"), range: try members.required("range"),
      names: try members.list("names"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("view", view)
      writer.flag("public", isPublic)
      writer.member("range", range)
      writer.list("names", names)
    }
  }
}
