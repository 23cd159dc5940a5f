import PositionedJSON
import SourceText

extension SwiftBlock: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(parameters: try members.list("parameters"), try members.list("statements"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("parameters", parameters)
      writer.list("statements", statements)
    }
  }
}

/// An object whose first member tells the statement.
extension SwiftStatement: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    if let value: SwiftExpression = try members.optional("expression") {
      self = .expression(value)
    } else if try members.flag("return") {
      self = .give(try members.optional("value"))
    } else if let names: [String] = try members.optional("let") {
      self = .binding(names, try members.optional("value"))
    } else if let name: String = try members.optional("set") {
      self = .assignment(name, try members.required("value"))
    } else if let conditions: [SwiftCondition] = try members.optional("if") {
      self = .branch(conditions, try members.list("then"), otherwise: try members.list("else"))
    } else if let conditions: [SwiftCondition] = try members.optional("guard") {
      self = .need(conditions, otherwise: try members.list("else"))
    } else if let subject: SwiftExpression = try members.optional("switch") {
      self = .choice(subject, try members.list("cases"))
    } else {
      self = .unread(try members.required("unread"), try members.required("range"))
    }
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .expression(let value): writer.member("expression", value)
      case .give(let value):
        writer.flag("return", true)
        writer.member("value", value)
      case .binding(let names, let value):
        writer.member("let", names)
        writer.member("value", value)
      case .assignment(let name, let value):
        writer.member("set", name)
        writer.member("value", value)
      case .branch(let conditions, let first, let second):
        writer.member("if", conditions)
        writer.list("then", first)
        writer.list("else", second)
      case .need(let conditions, let other):
        writer.member("guard", conditions)
        writer.list("else", other)
      case .choice(let subject, let choices):
        writer.member("switch", subject)
        writer.list("cases", choices)
      case .unread(let word, let range):
        writer.member("unread", word)
        writer.member("range", range)
      }
    }
  }
}

extension SwiftCondition: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    if let value: SwiftExpression = try members.optional("holds") {
      self = .holds(value)
    } else if let name: String = try members.optional("let") {
      self = .binds(name, try members.required("value"))
    } else if let pattern: SwiftPattern = try members.optional("case") {
      self = .matches(pattern, try members.required("value"))
    } else {
      self = try members.required("available") ? .isAvailable : .isUnavailable
    }
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .holds(let value): writer.member("holds", value)
      case .binds(let name, let value):
        writer.member("let", name)
        writer.member("value", value)
      case .matches(let pattern, let value):
        writer.member("case", pattern)
        writer.member("value", value)
      case .isAvailable: writer.member("available", true)
      case .isUnavailable: writer.member("available", false)
      }
    }
  }
}

extension SwiftChoice: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    self.init(
      try members.list("patterns"), where: try members.optional("where"), try members.list("statements"))
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("patterns", patterns)
      if let condition { writer.member("where", condition) }
      writer.list("statements", statements)
    }
  }
}

extension SwiftPattern: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    if let name: String = try members.optional("name") {
      self = .name(name)
    } else if let name: String = try members.optional("member") {
      self = .member(name, try members.list("patterns"))
    } else if let patterns: [SwiftPattern] = try members.optional("tuple") {
      self = .tuple(patterns)
    } else if let value: SwiftExpression = try members.optional("value") {
      self = .value(value)
    } else {
      self = .any
    }
    try members.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .any: break
      case .name(let name): writer.member("name", name)
      case .member(let name, let patterns):
        writer.member("member", name)
        writer.list("patterns", patterns)
      case .tuple(let patterns): writer.member("tuple", patterns)
      case .value(let value): writer.member("value", value)
      }
    }
  }
}
