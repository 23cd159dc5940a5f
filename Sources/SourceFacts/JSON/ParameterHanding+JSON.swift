import PositionedJSON

extension ParameterHanding: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(parameter: try members.required("parameter"), argument: try members.required("argument"))
    affixes = try members.optional("affixes") ?? KeyAffixes()
    filling = try members.optional("filling")
    others = try members.list("others")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("parameter", parameter)
      writer.member("argument", argument)
      if !affixes.isEmpty { writer.member("affixes", affixes) }
      writer.member("filling", filling)
      writer.list("others", others)
    }
  }
}

extension ParameterHanding.Other: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    let numbers = try [Int](node)
    guard numbers.count == 2 else { throw node.error("two numbers are expected") }
    self.init(argument: numbers[0], parameter: numbers[1])
  }

  func write(to writer: inout JSONWriter) { [argument, parameter].write(to: &writer) }
}
