import PositionedJSON

/// JSON Schemas of what tools take and give.
enum Schema {
  struct Member {
    let name: String
    let json: JSONOutput
    var isRequired = false

    static func text(_ name: String, _ summary: String, choices: [String] = [], isRequired: Bool = false) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("string")
          $0["description"] = .string(summary)
          if !choices.isEmpty { $0["enum"] = .strings(choices) }
        }, isRequired: isRequired)
    }

    static func texts(_ name: String, _ summary: String, isRequired: Bool = false) -> Member {
      list(name, summary, of: .object { $0["type"] = .string("string") }, isRequired: isRequired)
    }

    static func flag(_ name: String, _ summary: String) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("boolean")
          $0["description"] = .string(summary)
        })
    }

    static func number(_ name: String, _ summary: String) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("integer")
          $0["description"] = .string(summary)
        })
    }

    static func decimal(_ name: String, _ summary: String) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("number")
          $0["description"] = .string(summary)
        })
    }

    /// Objects with some members.
    static func objects(_ name: String, _ summary: String, _ members: [Member], isRequired: Bool = false) -> Member {
      list(name, summary, of: Schema.object(members), isRequired: isRequired)
    }

    static func list(_ name: String, _ summary: String, of element: JSONOutput, isRequired: Bool = false) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("array")
          $0["description"] = .string(summary)
          $0["items"] = element
        }, isRequired: isRequired)
    }

    /// An object of any names with texts.
    static func textsByName(_ name: String, _ summary: String, isRequired: Bool = false) -> Member {
      Member(
        name: name,
        json: .object {
          $0["type"] = .string("object")
          $0["description"] = .string(summary)
          $0["additionalProperties"] = .object { $0["type"] = .string("string") }
        }, isRequired: isRequired)
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
