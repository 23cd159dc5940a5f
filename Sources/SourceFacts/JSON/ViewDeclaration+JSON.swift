import PositionedJSON
import SourceText

extension ViewDeclaration: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      name: try members.required("name"), isReusable: try members.flag("reusable"),
      range: try members.required("range"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.flag("reusable", isReusable)
      writer.member("range", range)
    }
  }
}
