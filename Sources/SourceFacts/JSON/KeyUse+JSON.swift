import PositionedJSON
import SourceText

extension KeyUse.Origin: FactsCodable {}

extension KeyUse: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("key"), origin: try members.required("origin"), function: try members.required("function"),
      range: try members.required("range"))
    table = try members.optional("table")
    hasUnknownTable = try members.flag("unknownTable")
    bundle = try members.optional("bundle")
    comment = try members.optional("comment")
    hasUnknownComment = try members.flag("unknownComment")
    defaultValue = try members.optional("default")
    arguments = try members.optional("arguments")
    interface = try members.optional("interface")
    isInPreview = try members.flag("preview")
    isRare = try members.flag("rare")
    mayBeText = try members.flag("mayBeText")
    takesComment = try !members.flag("noComment")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("key", key)
      writer.member("origin", origin)
      writer.member("function", function)
      writer.member("range", range)
      writer.member("table", table)
      writer.flag("unknownTable", hasUnknownTable)
      writer.member("bundle", bundle)
      writer.member("comment", comment)
      writer.flag("unknownComment", hasUnknownComment)
      writer.member("default", defaultValue)
      writer.member("arguments", arguments)
      writer.member("interface", interface)
      writer.flag("preview", isInPreview)
      writer.flag("rare", isRare)
      writer.flag("mayBeText", mayBeText)
      writer.flag("noComment", !takesComment)
    }
  }
}
