import PositionedJSON
import SourceText

extension DynamicKey: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      function: try members.required("function"), expression: try members.required("expression"),
      range: try members.required("range"))
    pattern = try members.optional("pattern")
    table = try members.optional("table")
    wrapper = try members.optional("wrapper")
    callable = try members.optional("callable")
    isInPreview = try members.flag("preview")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("function", function)
      writer.member("expression", expression)
      writer.member("range", range)
      writer.member("pattern", pattern)
      writer.member("table", table)
      writer.member("wrapper", wrapper)
      writer.member("callable", callable)
      writer.flag("preview", isInPreview)
    }
  }
}
