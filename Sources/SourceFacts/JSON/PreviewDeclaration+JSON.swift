import PositionedJSON
import SourceText

extension PreviewDeclaration: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(range: try members.required("range"))
    views = try members.list("views")
    colorSchemes = try members.list("colorSchemes")
    sizes = try members.list("sizes")
    locales = try members.list("locales")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", range)
      writer.list("views", views)
      writer.list("colorSchemes", colorSchemes)
      writer.list("sizes", sizes)
      writer.list("locales", locales)
    }
  }
}
