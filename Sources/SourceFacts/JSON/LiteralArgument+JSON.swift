import PositionedJSON
import SourceText

extension LiteralArgument: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      type: try members.required("type"), label: try members.optional("label"), text: try members.required("text"),
      range: try members.required("range"))
    isInPreview = try members.flag("preview")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", type)
      writer.member("label", label)
      writer.member("text", text)
      writer.member("range", range)
      writer.flag("preview", isInPreview)
    }
  }
}

extension TypeParameters: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(type: try members.required("type"), keys: try members.list("keys"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", type)
      writer.list("keys", keys)
    }
  }
}
