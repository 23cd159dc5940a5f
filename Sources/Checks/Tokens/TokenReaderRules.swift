/// The rules whose defects the reader of token files finds.
extension Rule {
  static let tokenSyntax = Rule(
    id: "token-syntax",
    summary: "A token file is not written as the Design Tokens format asks.",
    rationale: "Other tools refuse the file, or read something else.",
    example: RuleExample(
      bad: .prose(#"{ "a": { "$value": 1, "b": {} } }"#), good: .prose(#"{ "a": { "b": { "$value": 1 } } }"#)),
    severity: .error, check: .tokens)

  static let tokenType = Rule(
    id: "token-type",
    summary: "The value of a token does not fit its type, or it has none.",
    rationale: "Nobody can tell what it means; it is left out.",
    example: RuleExample(
      bad: .prose(#"{ "$type": "dimension", "$value": "16px" }"#),
      good: .prose(#"{ "$type": "dimension", "$value": { "value": 16, "unit": "px" } }"#)),
    severity: .error, check: .tokens)

  static let tokenAlias = Rule(
    id: "token-alias",
    summary: "A reference leads nowhere, to a group, or to a token of another type.",
    rationale: "The token has no value; whatever uses it is drawn without.",
    example: RuleExample(bad: .prose(#""$value": "{spacing}""#), good: .prose(#""$value": "{spacing.md}""#)),
    severity: .error, check: .tokens)

  static let tokenCycle = Rule(
    id: "token-cycle",
    summary: "References or groups lead back to themselves.",
    rationale: "None of the tokens in the circle has a value.",
    example: RuleExample(bad: .prose(#""a": "{b}", "b": "{a}""#), good: .prose(#""a": "{b}", "b": 4"#)),
    severity: .error, check: .tokens)

  static let componentStructure = Rule(
    id: "component-structure",
    summary: "The description of a component or a device cannot be read.",
    rationale: "The component is left out: its texts are not measured.",
    example: RuleExample(bad: .prose(#""slots": []"#), good: .prose(#""slots": ["title"]"#)),
    severity: .error, check: .tokens)
}
