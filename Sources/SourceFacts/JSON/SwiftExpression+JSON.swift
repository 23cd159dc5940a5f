import PositionedJSON
import SourceText

/// An object with the place first; the next member tells the form.
extension SwiftExpression: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    let range: ByteRange = try members.required("range")
    self.init(try Self.form(&members), range)
    try members.finish()
  }

  private static func form(_ members: inout FactsMembers) throws(FactsError) -> Form {
    if let name: String = try members.optional("name") { return .name(name) }
    if let name: String = try members.optional("member") { return .member(try members.optional("base"), name) }
    if let number: Double = try members.optional("number") {
      return .number(number, isInteger: try members.flag("integer"))
    }
    if let callee: SwiftExpression = try members.optional("callee") {
      return .call(callee, try members.list("arguments"))
    }
    if let text: String = try members.optional("text") { return .text(text) }
    if let bool: Bool = try members.optional("bool") { return .bool(bool) }
    if let reason: String = try members.optional("unread") { return .unread(reason) }
    if let elements: [SwiftExpression] = try members.optional("list") { return .list(elements) }
    if let elements: [Argument] = try members.optional("tuple") { return .tuple(elements) }
    if let body: SwiftExpression = try members.optional("closure") { return .closure(body) }
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
    writer.object { writer in
      writer.member("range", range)
      switch form {
      case .name(let name): writer.member("name", name)
      case .member(let base, let name):
        writer.member("member", name)
        writer.member("base", base)
      case .number(let number, let isInteger):
        writer.member("number", number)
        writer.flag("integer", isInteger)
      case .call(let callee, let arguments):
        writer.member("callee", callee)
        writer.list("arguments", arguments)
      case .text(let text): writer.member("text", text)
      case .bool(let bool): writer.member("bool", bool)
      case .unread(let reason): writer.member("unread", reason)
      case .list(let elements): writer.member("list", elements)
      case .tuple(let elements): writer.member("tuple", elements)
      case .closure(let body): writer.member("closure", body)
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
