import PositionedJSON
import Project
import ProjectTables

/// The JSON Schema of `l10n.json`, made of the keys that its reader takes and of the rules.
package enum ConfigurationSchema {
  /// The schema, in draft 7, which editors know best.
  package static var text: String {
    JSONOutput.object { schema in
      schema["$schema"] = .string("http://json-schema.org/draft-07/schema#")
      schema["title"] = .string("l10n.json")
      schema["description"] = .string("What a project says of itself to l10n; the file is JSON with comments.")
      schema.append(ConfigurationKey.root)
      schema["definitions"] = .object { $0["rules"] = rules }
    }.text
  }

  private static var rules: JSONOutput {
    .object {
      $0["type"] = .string("object")
      $0["additionalProperties"] = .bool(false)
      $0["properties"] = .object { properties in for rule in Rule.all { properties[rule.id] = settings(of: rule) } }
    }
  }

  private static func settings(of rule: Rule) -> JSONOutput {
    let level = JSONOutput.object { $0["enum"] = .strings(RuleSettingsReader.levels) }
    let object = JSONOutput.object {
      $0["type"] = .string("object")
      $0["additionalProperties"] = .bool(false)
      $0["properties"] = .object { properties in
        properties["severity"] = level
        for option in rule.options { properties[option.name] = option.schema }
      }
    }
    return .object {
      $0["description"] = .string("\(rule.summary) \(rule.defaultText).")
      $0["anyOf"] = .array([level, object])
    }
  }

  fileprivate static func schema(of shape: ConfigurationKey.Shape) -> JSONOutput {
    .object { schema in
      switch shape {
      case .text: schema["type"] = .string("string")
      case .flag: schema["type"] = .string("boolean")
      case .number(let range):
        schema["type"] = .string("number")
        schema["minimum"] = .number(range.lowerBound)
        schema["maximum"] = range.upperBound.isFinite ? .number(range.upperBound) : nil
      case .choice(let choices): schema["enum"] = .strings(choices)
      case .list(let element):
        schema["type"] = .string("array")
        schema["items"] = Self.schema(of: element)
      case .object(let keys): schema.append(keys)
      case .byName(let value):
        schema["type"] = .string("object")
        schema["additionalProperties"] = Self.schema(of: value)
      case .either(let one, let other): schema["anyOf"] = .array([Self.schema(of: one), Self.schema(of: other)])
      case .sample: schema["type"] = .strings(["string", "number", "null"])
      case .rules: schema["$ref"] = .string("#/definitions/rules")
      }
    }
  }

  fileprivate static func described(_ key: ConfigurationKey) -> JSONOutput {
    guard case .object(let members) = schema(of: key.shape) else { return schema(of: key.shape) }
    // Beside a reference nothing else counts in this draft.
    if members.contains(where: { $0.name == "$ref" }) { return .object(members) }
    return .object([JSONOutput.Member(name: "description", value: .string(key.summary + "."))] + members)
  }
}

extension JSONOutput.Members {
  /// Adds what makes an object of some keys.
  fileprivate mutating func append(_ keys: [ConfigurationKey]) {
    self["type"] = .string("object")
    self["additionalProperties"] = .bool(false)
    let required = keys.filter(\.isRequired).map(\.name)
    self["required"] = required.isEmpty ? nil : .strings(required)
    self["properties"] = .object { properties in
      for key in keys { properties[key.name] = ConfigurationSchema.described(key) }
    }
  }
}
