import PositionedJSON

extension ScanSettings {
  /// The settings as JSON on one line: the same settings give the same bytes.
  package var json: [UInt8] {
    var writer = JSONWriter(.compact, .standard)
    write(to: &writer)
    return writer.bytes
  }

  /// Reads what ``json`` has written.
  ///
  /// - Throws: The first place that is not of the form, with what is wrong.
  package init(json: [UInt8]) throws(FactsError) {
    self = try FactsNode.withRoot(of: json) { (node) throws(FactsError) in try ScanSettings(node) }
  }
}

extension ScanSettings: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    try members.version(SourceFacts.formatVersion)
    self.init()
    wrappers = try members.list("wrappers")
    if let roots: [String] = try members.optional("accessorRoots") { accessorRoots = roots }
    keyTypes = try members.list("keyTypes")
    parsesAll = try members.flag("parsesAll")
    constantsFor = try members.optional("constantsFor")
    viewsFor = try members.optional("viewsFor")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", SourceFacts.formatVersion)
      writer.list("wrappers", wrappers)
      if accessorRoots != ScanSettings().accessorRoots { writer.member("accessorRoots", accessorRoots) }
      writer.list("keyTypes", keyTypes)
      writer.flag("parsesAll", parsesAll)
      writer.member("constantsFor", constantsFor)
      writer.member("viewsFor", viewsFor)
    }
  }
}

extension SwiftPlatform: FactsCodable {}

extension ScanSettings.Wrapper: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      name: try members.required("name"), keyLabel: try members.optional("keyLabel"),
      tableLabel: try members.optional("tableLabel"), commentLabel: try members.optional("commentLabel"),
      defaultLabel: try members.optional("defaultLabel"), table: try members.optional("table"),
      formats: try members.flag("formats"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("keyLabel", keyLabel)
      writer.member("tableLabel", tableLabel)
      writer.member("commentLabel", commentLabel)
      writer.member("defaultLabel", defaultLabel)
      writer.member("table", table)
      writer.flag("formats", formats)
    }
  }
}

extension KeyTypeAlias: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(name: try members.required("name"), type: try members.required("type"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("type", type)
    }
  }
}
