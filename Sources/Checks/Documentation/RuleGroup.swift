/// Rules that look at the same thing, for lists and documentation.
package struct RuleGroup: Sendable {
  package let name: String
  package let rules: [Rule]

  /// Every rule of ``Rule/all`` once, in its order.
  package static let all = [
    RuleGroup(name: "Files", rules: Rule.fileRules),
    RuleGroup(name: "Coverage", rules: Rule.coverageRules),
    RuleGroup(name: "Arguments", rules: Rule.argumentRules),
    RuleGroup(name: "Plurals", rules: Rule.pluralRules),
    RuleGroup(name: "Text", rules: Rule.textRules),
    RuleGroup(name: "Layout", rules: Rule.layoutRules),
    RuleGroup(name: "Source code", rules: Rule.sourceRules),
    RuleGroup(name: "Design tokens", rules: Rule.otherTokenRules),
  ]
}
