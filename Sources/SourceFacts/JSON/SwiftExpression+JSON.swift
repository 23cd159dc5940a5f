import PositionedJSON
import SourceText

/// An object with the place first; the next member tells the form. A chain of members and calls is one list, so that
/// its length does not deepen the document.
extension SwiftExpression: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    if let links: [Link] = try members.optional("chain") {
      guard let first = links.first, links.count > 1 else {
        throw node.error("a chain of members and calls is expected")
      }
      self = links.dropFirst().reduce(first.value) { SwiftExpression($1.value.form.based(on: $0), $1.value.range) }
    } else {
      let range: ByteRange = try members.required("range")
      self.init(try Self.form(&members), range)
    }
    try members.finish()
  }

  private static func form(_ members: inout FactsMembers) throws(FactsError) -> Form {
    if let name: String = try members.optional("name") { return .name(name) }
    if let name: String = try members.optional("member") { return .member(nil, name) }
    if let number: Double = try members.optional("number") {
      return .number(number, isInteger: try members.flag("integer"))
    }
    if let text: String = try members.optional("text") { return .text(text) }
    if let parts: [SwiftExpression] = try members.optional("joined") { return .joined(parts) }
    if let bool: Bool = try members.optional("bool") { return .bool(bool) }
    if try members.flag("nil") { return .nothing }
    if let reason: String = try members.optional("unread") { return .unread(reason) }
    if let elements: [SwiftExpression] = try members.optional("list") { return .list(elements) }
    if let elements: [Argument] = try members.optional("tuple") { return .tuple(elements) }
    if let body: SwiftExpression = try members.optional("closure") { return .closure(body) }
    if let block: SwiftBlock = try members.optional("block") { return .block(block) }
    if let names: [String] = try members.optional("keyPath") { return .keyPath(names) }
    if let value: SwiftExpression = try members.optional("not") { return .not(value) }
    if let value: SwiftExpression = try members.optional("negative") { return .negative(value) }
    if let sign: String = try members.optional("operator") {
      return .operation(sign, try members.required("left"), try members.required("right"))
    }
    if let condition: SwiftExpression = try members.optional("condition") {
      return .conditional(condition, try members.required("value"), otherwise: try members.required("otherwise"))
    }
    return .selection(try members.required("subject"), try members.list("cases"))
  }

  func write(to writer: inout JSONWriter) {
    guard form.chainBase != nil else { return writePlain(to: &writer) }
    var links = [self]
    while let base = links.last?.form.chainBase { links.append(base) }
    writer.object { writer in
      writer.list("chain", links.reversed().enumerated().map { Link(isFirst: $0 == 0, value: $1) })
    }
  }

  fileprivate func writePlain(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", range)
      switch form {
      case .name(let name): writer.member("name", name)
      case .member(_, let name): writer.member("member", name)
      case .call(_, let arguments): writer.member("arguments", arguments)
      case .element(_, let arguments): writer.member("element", arguments)
      case .number(let number, let isInteger):
        writer.member("number", number)
        writer.flag("integer", isInteger)
      case .text(let text): writer.member("text", text)
      case .joined(let parts): writer.member("joined", parts)
      case .bool(let bool): writer.member("bool", bool)
      case .nothing: writer.flag("nil", true)
      case .unread(let reason): writer.member("unread", reason)
      case .list(let elements): writer.member("list", elements)
      case .tuple(let elements): writer.member("tuple", elements)
      case .closure(let body): writer.member("closure", body)
      case .block(let block): writer.member("block", block)
      case .keyPath(let names): writer.member("keyPath", names)
      case .not(let value): writer.member("not", value)
      case .negative(let value): writer.member("negative", value)
      case .operation(let sign, let left, let right):
        writer.member("operator", sign)
        writer.member("left", left)
        writer.member("right", right)
      case .conditional(let condition, let value, let other):
        writer.member("condition", condition)
        writer.member("value", value)
        writer.member("otherwise", other)
      case .selection(let subject, let cases):
        writer.member("subject", subject)
        writer.list("cases", cases)
      }
    }
  }

  /// A part of a chain: the first is a whole value, the others have no base.
  fileprivate struct Link: FactsCodable {
    let isFirst: Bool
    let value: SwiftExpression

    init(isFirst: Bool, value: SwiftExpression) {
      self.isFirst = isFirst
      self.value = value
    }

    init(_ node: FactsNode) throws(FactsError) {
      var members = try FactsMembers(node)
      let range: ByteRange = try members.required("range")
      let base = SwiftExpression(.nothing, range)
      if let arguments: [Argument] = try members.optional("arguments") {
        value = SwiftExpression(.call(base, arguments), range)
      } else if let arguments: [Argument] = try members.optional("element") {
        value = SwiftExpression(.element(base, arguments), range)
      } else {
        value = SwiftExpression(try SwiftExpression.form(&members), range)
      }
      isFirst = false
      try members.finish()
    }

    func write(to writer: inout JSONWriter) { value.writePlain(to: &writer) }
  }
}

extension SwiftExpression.Form {
  /// The same member or call of another value; what is neither stays as it is.
  fileprivate func based(on base: SwiftExpression) -> Self {
    switch self {
    case .member(_, let name): .member(base, name)
    case .call(_, let arguments): .call(base, arguments)
    case .element(_, let arguments): .element(base, arguments)
    default: self
    }
  }
}

extension SwiftExpression.Case: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(names: try members.list("names"), value: try members.required("value"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("names", names)
      writer.member("value", value)
    }
  }
}
