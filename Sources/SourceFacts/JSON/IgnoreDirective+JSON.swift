import PositionedJSON

extension IgnoreDirective: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    guard let lines = members.take("lines") else { throw node.error("a member 'lines' is missing") }
    let (first, last) = try lines.pair()
    self.init(lines: 1...1, rules: try members.list("rules"), line: try members.required("line"))
    // No line without a byte, and a source has fewer than 4 GiB.
    guard first >= 1, first <= last, last <= UInt32.max, line >= 1, line <= UInt32.max else {
      throw lines.error("lines that no source has")
    }
    self.lines = first...last
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("lines", [lines.lowerBound, lines.upperBound])
      writer.list("rules", rules)
      writer.member("line", line)
    }
  }
}
