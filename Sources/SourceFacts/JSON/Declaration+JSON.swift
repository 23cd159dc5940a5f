import PositionedJSON
import SourceText

extension Declaration: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.required("kind"), name: try members.required("name"), owner: try members.optional("owner"),
      range: try members.required("range"))
    isShared = try members.flag("shared")
    isPrivate = try members.flag("private")
    isOptional = try members.flag("optional")
    type = try members.optional("type")
    value = try members.optional("value")
    sample = try members.optional("sample")
    parameters = try members.list("parameters")
    inherits = try members.list("inherits")
    isExtension = try members.flag("extension")
    wrappers = try members.list("wrappers")
    body = try members.optional("body")
    notes = try members.optional("notes") ?? notes
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("name", name)
      writer.member("owner", owner)
      writer.member("range", range)
      writer.flag("shared", isShared)
      writer.flag("private", isPrivate)
      writer.flag("optional", isOptional)
      writer.member("type", type)
      writer.member("value", value)
      writer.member("sample", sample)
      writer.list("parameters", parameters)
      writer.list("inherits", inherits)
      writer.flag("extension", isExtension)
      writer.list("wrappers", wrappers)
      writer.member("body", body)
      if notes != DeclarationNotes() { writer.member("notes", notes) }
    }
  }
}

extension Declaration.Kind: FactsCodable {}

extension Declaration.Parameter: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    let (label, name) = (try members.optional("label") as String?, try members.required("name") as String)
    let (type, isOptional) = (try members.optional("type") as String?, try members.flag("optional"))
    self.init(label: label, name: name, type: type, fallback: try members.optional("fallback"))
    self.isOptional = isOptional
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("name", name)
      writer.member("type", type)
      writer.flag("optional", isOptional)
      writer.member("fallback", fallback)
    }
  }
}

extension DeclarationNotes: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init()
    summary = try members.optional("summary")
    isDeprecated = try members.flag("deprecated")
    deprecationReason = try members.optional("reason")
    name = try members.optional("name")
    type = try members.optional("type")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("summary", summary)
      writer.flag("deprecated", isDeprecated)
      writer.member("reason", deprecationReason)
      writer.member("name", name)
      writer.member("type", type)
    }
  }
}
