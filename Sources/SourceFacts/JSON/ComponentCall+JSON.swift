import PositionedJSON
import SourceText

extension ComponentCall: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      name: try members.required("name"), arguments: try members.list("arguments"),
      modifiers: try members.list("modifiers"), range: try members.required("range"))
    isInPreview = try members.flag("preview")
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.list("arguments", arguments)
      writer.list("modifiers", modifiers)
      writer.member("range", range)
      writer.flag("preview", isInPreview)
    }
  }
}

extension ComponentCall.Modifier: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(name: try members.required("name"), arguments: try members.list("arguments"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.list("arguments", arguments)
    }
  }
}

/// Texts, numbers and flags as they are, an object for what has a name, `null` for the rest.
extension ComponentCall.Value: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    switch node.tape.kind(of: node.index) {
    case .null: self = .other
    case .true: self = .flag(true)
    case .false: self = .flag(false)
    case .string: self = .text(try String(node))
    case .number:
      guard let number = node.tape.number(of: node.index) else { throw node.error("a number that is too large") }
      self = .number(number)
    default:
      var members = try FactsMembers(node)
      if let use: Int = try members.optional("use") {
        self = .use(use)
      } else if let accessor: Int = try members.optional("accessor") {
        self = .accessor(accessor)
      } else {
        self = .name(try members.required("name"))
      }
      try members.finish()
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .use(let index): writer.object { $0.member("use", index) }
    case .accessor(let index): writer.object { $0.member("accessor", index) }
    case .name(let name): writer.object { $0.member("name", name) }
    case .text(let text): writer.string(text)
    // JSON has no infinity.
    case .number(let number): writer.number(number)
    case .flag(let flag): writer.bool(flag)
    case .other: writer.null()
    }
  }
}
