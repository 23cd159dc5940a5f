import PositionedJSON

extension JSONValue.Kind {
  /// What a value is, for messages that expected something else.
  var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "text"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

extension JSONValue {
  /// What the value is, for messages that expected something else.
  var phrase: String { kind.phrase }

  /// The text itself in quotes, or what else the value is.
  var quotedPhrase: String { string.map { "'\($0.excerpt)'" } ?? phrase }
}

extension String {
  /// The text as far as a message quotes it.
  var excerpt: String {
    let limit = 80
    let head = unicodeScalars.prefix(limit)
    return head.endIndex == unicodeScalars.endIndex ? self : String(head) + "…"
  }
}
