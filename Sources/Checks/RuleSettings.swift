/// What a project sets for a rule.
public struct RuleSettings: Hashable, Sendable {
  /// In place of the severity that the rule gives; `nil` leaves it.
  public var severity: Severity?
  /// By the names of the rule's options; those that are not there have their default.
  public var values: [String: RuleOption.Value] = [:]
}
