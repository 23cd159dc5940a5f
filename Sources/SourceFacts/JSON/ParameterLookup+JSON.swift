import PositionedJSON

extension KeyAffixes: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    let parts = try [String](node)
    guard parts.count == 2 else { throw node.error("two strings are expected") }
    self.init(parts[0], parts[1])
  }

  func write(to writer: inout JSONWriter) { [prefix, suffix].write(to: &writer) }
}

extension ParameterLookup: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(try members.required("parameter"))
    affixes = try members.optional("affixes") ?? KeyAffixes()
    table = try members.optional("table")
    hasUnknownTable = try members.flag("unknownTable")
    takesStrings = try members.flag("takesStrings")
    looksUp = try members.flag("looksUp")
    filling = try members.optional("filling")
    defaultText = try members.optional("defaultText")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("parameter", parameter)
      if !affixes.isEmpty { writer.member("affixes", affixes) }
      writer.member("table", table)
      writer.flag("unknownTable", hasUnknownTable)
      writer.flag("takesStrings", takesStrings)
      writer.flag("looksUp", looksUp)
      writer.member("filling", filling)
      writer.member("defaultText", defaultText)
    }
  }
}
