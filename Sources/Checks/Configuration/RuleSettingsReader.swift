import Project
import ProjectTables
import SourceText

/// Reads what `l10n.json` says of a rule: a severity, or an object with a severity and options.
struct RuleSettingsReader {
  /// The name of the file in messages.
  let path: String?

  /// What may stand for a severity.
  static let levels = Severity.allCases.map(\.rawValue) + ["off", "on"]

  /// The state of a rule by an entry, over what holds without it.
  func state(
    _ entry: ConfiguredMember, over states: [String: RuleState]
  ) throws(ConfigurationError) -> RuleState {
    let id = Rule.currentID(of: entry.name)
    guard let rule = Rule.all.first(where: { $0.id == id }), var state = states[id] else {
      throw unknown("rule", entry.name, Rule.all.map(\.id), at: entry.position)
    }
    switch entry.value.content {
    case .text: try set(entry.value, of: &state)
    case .members(let members):
      for member in members {
        if member.name == "severity" {
          try set(member.value, of: &state)
        } else {
          guard let option = rule.options.first(where: { $0.name == member.name }) else {
            throw ConfigurationError(
              unknown: "option", member.name, of: "rule '\(rule.id)'",
              known: ["severity"] + rule.options.map(\.name), path: path, position: member.position)
          }
          state.settings.values[option.name] = try value(member.value, of: option)
        }
      }
    default:
      throw error("expected a severity such as 'warning', or an object with 'severity' and options", at: entry.value)
    }
    return state
  }

  private func set(_ value: ConfiguredValue, of state: inout RuleState) throws(ConfigurationError) {
    guard case .text(let level) = value.content else { throw error("expected a severity such as 'warning'", at: value) }
    guard Self.levels.contains(level) else { throw unknown("severity", level, Self.levels, at: value.position) }
    state.isOn = level != "off"
    if let severity = Severity(rawValue: level) { state.settings.severity = severity }
  }

  func value(_ value: ConfiguredValue, of option: RuleOption) throws(ConfigurationError) -> RuleOption.Value {
    switch (option.kind, value.content) {
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.flag, _): throw error("expected true or false", at: value)
    case (.number(_, let range), let content):
      guard case .number(let number) = content, let whole = Int(exactly: number), range.contains(whole) else {
        throw error("expected a whole number \(range.words)", at: value)
      }
      return .number(whole)
    case (.words, .list(let elements)):
      var words: [String] = []
      for element in elements {
        guard case .text(let word) = element.content else { throw error("expected a text in quotes", at: element) }
        words.append(word)
      }
      return .words(words)
    case (.words, _): throw error("expected texts in brackets", at: value)
    case (.choice(_, let choices), .text(let choice)):
      guard choices.contains(choice) else { throw unknown("choice", choice, choices, at: value.position) }
      return .choice(choice)
    case (.choice(_, let choices), _):
      throw error("expected one of \(choices.map { "'\($0)'" }.joined(separator: ", "))", at: value)
    }
  }

  private func unknown(
    _ kind: String, _ name: String, _ known: [String], at position: SourcePosition
  ) -> ConfigurationError {
    ConfigurationError(
      unknown: kind, name, known: known, listing: kind == "rule" ? "l10n rules" : nil, path: path, position: position)
  }

  private func error(_ message: String, at value: ConfiguredValue) -> ConfigurationError {
    ConfigurationError(message, path: path, position: value.position)
  }
}
