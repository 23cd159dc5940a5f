import PositionedJSON

/// JSON Schemas of what tools take and give.
enum Schema {
  struct Member {
    let name: String
    let json: JSONOutput
    let isRequired: Bool

    /// - Parameter more: What the schema says beside its type and summary.
    private init(
      _ name: String, _ type: String, _ summary: String, isRequired: Bool = false,
      _ more: (inout JSONOutput.Members) -> Void = { _ in }
    ) {
      self.name = name
      self.isRequired = isRequired
      json = .object {
        $0["type"] = .string(type)
        $0["description"] = .string(summary)
        more(&$0)
      }
    }

    static func text(_ name: String, _ summary: String, choices: [String] = [], isRequired: Bool = false) -> Member {
      Member(name, "string", summary, isRequired: isRequired) {
        if !choices.isEmpty { $0["enum"] = .strings(choices) }
      }
    }

    static func texts(_ name: String, _ summary: String, isRequired: Bool = false) -> Member {
      list(name, summary, of: .object { $0["type"] = .string("string") }, isRequired: isRequired)
    }

    static func flag(_ name: String, _ summary: String) -> Member { Member(name, "boolean", summary) }
    static func number(_ name: String, _ summary: String) -> Member { Member(name, "integer", summary) }
    static func decimal(_ name: String, _ summary: String) -> Member { Member(name, "number", summary) }

    /// Objects with some members.
    static func objects(_ name: String, _ summary: String, _ members: [Member], isRequired: Bool = false) -> Member {
      list(name, summary, of: Schema.object(members), isRequired: isRequired)
    }

    static func list(_ name: String, _ summary: String, of element: JSONOutput, isRequired: Bool = false) -> Member {
      Member(name, "array", summary, isRequired: isRequired) { $0["items"] = element }
    }

    /// An object of any names with texts.
    static func textsByName(_ name: String, _ summary: String, isRequired: Bool = false) -> Member {
      Member(name, "object", summary, isRequired: isRequired) {
        $0["additionalProperties"] = .object { $0["type"] = .string("string") }
      }
    }
  }

  /// A page of a long list, as ``Page`` puts it into an answer.
  static func page(_ name: String, _ summary: String, _ members: [Member]) -> [Member] {
    [
      .objects(name, summary, members, isRequired: true), .number("count", "How many there are in all"),
      .text("nextCursor", "Where the next page begins; absent behind the last"),
    ]
  }

  static func object(_ members: [Member]) -> JSONOutput {
    .object {
      $0["type"] = .string("object")
      $0["properties"] = .object { properties in for member in members { properties[member.name] = member.json } }
      let required = members.filter(\.isRequired).map(\.name)
      if !required.isEmpty { $0["required"] = .strings(required) }
      $0["additionalProperties"] = .bool(false)
    }
  }
}
