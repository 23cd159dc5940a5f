/// The rules whose defects the reader of token files finds.
extension Rule {
  static let tokenSyntax = Rule(
    id: "token-syntax",
    summary: "A token file is not valid in the Design Tokens format.",
    rationale: "Other tools reject the file, or read something else.",
    example: RuleExample(
      bad: .tokens(#"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"#),
      good: .tokens(#"{ "a": { "$type": "number", "b": { "$value": 2 } } }"#)),
    severity: .error, check: .tokens)

  static let tokenType = Rule(
    id: "token-type",
    summary: "The value of a token does not fit its type, or it has none.",
    rationale: "Nobody can tell what it means; it is left out.",
    example: RuleExample(
      bad: .tokens(#"{ "md": { "$type": "dimension", "$value": "16px" } }"#),
      good: .tokens(#"{ "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#)),
    severity: .error, check: .tokens)

  static let tokenAlias = Rule(
    id: "token-alias",
    summary: "A token reference is unresolved, or refers to a group or a token of another type.",
    rationale: "The token has no value; whatever uses it is drawn without.",
    example: RuleExample(
      bad: .tokens(
        #"""
        {
          "spacing": { "$type": "number", "md": { "$value": 16 } },
          "inset": { "$type": "number", "$value": "{spacing.medium}" }
        }
        """#),
      good: .tokens(
        #"""
        {
          "spacing": { "$type": "number", "md": { "$value": 16 } },
          "inset": { "$type": "number", "$value": "{spacing.md}" }
        }
        """#)),
    severity: .error, check: .tokens)

  static let tokenCycle = Rule(
    id: "token-cycle",
    summary: "References or groups of tokens form a cycle.",
    rationale: "None of the tokens in the cycle has a value.",
    example: RuleExample(
      bad: .tokens(#"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#),
      good: .tokens(#"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": 4 } }"#)),
    severity: .error, check: .tokens)

  static let componentStructure = Rule(
    id: "component-structure",
    summary: "The description of a component or a device is invalid.",
    rationale: "The component is left out: its texts are not measured.",
    example: RuleExample(bad: .badge(slots: "[]"), good: .badge()),
    severity: .error, check: .tokens)
}
