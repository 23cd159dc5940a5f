import PositionedJSON
import SourceText

extension AccessorUse: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(path: try members.required("path"), range: try members.required("range"))
    arguments = try members.optional("arguments")
    isInPreview = try members.flag("preview")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("range", range)
      writer.member("arguments", arguments)
      writer.flag("preview", isInPreview)
    }
  }
}
