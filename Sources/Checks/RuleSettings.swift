/// What a project sets for a rule.
package struct RuleSettings: Hashable, Sendable {
  /// In place of the severity that the rule gives; `nil` leaves it.
  package var severity: Severity?
  /// By the names of the rule's options; those that are not there have their default.
  package var values: [String: RuleOption.Value] = [:]
}
