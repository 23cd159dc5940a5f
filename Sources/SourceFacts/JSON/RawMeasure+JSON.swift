import PositionedJSON
import SourceText

extension RawMeasure.Kind: FactsCodable {}

extension RawMeasure: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("kind"), place: try members.required("place"), value: try members.required("value"),
      range: try members.required("range"))
    isInPreview = try members.flag("preview")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("place", place)
      writer.member("value", value)
      writer.member("range", range)
      writer.flag("preview", isInPreview)
    }
  }
}
