import PositionedJSON
import SourceText

extension ShownText: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("text"), function: try members.required("function"), range: try members.required("range"))
    isInPreview = try members.flag("preview")
    isRare = try members.flag("rare")
    interface = try members.optional("interface")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", text)
      writer.member("function", function)
      writer.member("range", range)
      writer.flag("preview", isInPreview)
      writer.flag("rare", isRare)
      writer.member("interface", interface)
    }
  }
}
