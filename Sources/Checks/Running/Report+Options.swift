extension Report {
  /// The value of a flag of the rule that is running.
  func flag(_ name: String) -> Bool {
    guard case .flag(let flag) = value(of: name) else { preconditionFailure("'\(name)' is no flag") }
    return flag
  }

  /// The value of a number of the rule that is running.
  func number(_ name: String) -> Int {
    guard case .number(let number) = value(of: name) else { preconditionFailure("'\(name)' is no number") }
    return number
  }

  /// The value of a list of the rule that is running.
  func words(_ name: String) -> [String] { words(name, of: runningRule) }

  /// The value of a list of some rule.
  func words(_ name: String, of rule: Rule) -> [String] {
    guard case .words(let words) = value(of: name, rule) else { preconditionFailure("'\(name)' is no list") }
    return words
  }

  /// The value of a choice of the rule that is running.
  func choice(_ name: String) -> String {
    guard case .choice(let choice) = value(of: name) else { preconditionFailure("'\(name)' is no choice") }
    return choice
  }

  private var runningRule: Rule {
    guard let rule else { preconditionFailure("no rule is running") }
    return rule
  }

  private func value(of name: String) -> RuleOption.Value { value(of: name, runningRule) }

  private func value(of name: String, _ rule: Rule) -> RuleOption.Value {
    if let value = settings[rule.id]?.values[name] { return value }
    // By its number: an option is large to copy.
    guard let option = rule.options.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("the rule has no option '\(name)'")
    }
    return rule.options[option].defaultValue
  }
}
