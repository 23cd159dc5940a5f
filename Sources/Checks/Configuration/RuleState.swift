/// Whether a rule runs, and with what settings.
struct RuleState: Hashable, Sendable {
  var isOn: Bool
  var settings: RuleSettings
}
