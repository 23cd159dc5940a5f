import PositionedJSON
import SourceText

extension SourceProblem: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(message: try members.required("message"), range: try members.required("range"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("message", message)
      writer.member("range", range)
    }
  }
}
