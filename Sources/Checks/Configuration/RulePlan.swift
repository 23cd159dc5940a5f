import Project
import ProjectTables

/// Which rules run, with what a project sets for them as a whole and for its parts.
package struct RulePlan: Sendable {
  /// One run of some rules with one choice of options.
  struct Pass {
    /// 0 for the project as a whole, else the number of an override from 1.
    let number: Int
    let rules: [Rule]
    let settings: [String: RuleSettings]
  }

  /// What an override says of a rule.
  private struct Layer: Sendable {
    let override: Int
    let state: RuleState
  }

  /// The rules that run somewhere, in the order of the documentation.
  package let rules: [Rule]
  private let states: [String: RuleState]
  private var layers: [String: [Layer]]
  private var overrides: [ConfiguredOverride]

  /// Reads what a configuration says of rules.
  ///
  /// - Parameters:
  ///   - path: The name of the configuration file in messages.
  ///   - known: The rules that may run; the configuration may name any other too.
  ///   - only: Identifiers of the rules to run, those too that are off; empty for all that are on.
  ///   - skipped: Identifiers of rules to leave out.
  /// - Throws: ``ConfigurationError`` for an unknown rule or option, and for a value of another type or range.
  package init(
    _ configuration: Configuration, path: String?, of known: [Rule] = Rule.projectRules,
    only: [String] = [], skipping skipped: [String] = []
  ) throws(ConfigurationError) {
    let reader = RuleSettingsReader(path: path)
    let only = only.map(Rule.currentID)
    let skipped = skipped.map(Rule.currentID)
    var states: [String: RuleState] = [:]
    for rule in Rule.all { states[rule.id] = RuleState(isOn: rule.isOnByDefault, settings: RuleSettings()) }
    for entry in configuration.rules { states[Rule.currentID(of: entry.name)] = try reader.state(entry, over: states) }
    var layers: [String: [Layer]] = [:]
    for (number, override) in configuration.overrides.enumerated() {
      for entry in override.rules {
        let state = try reader.state(entry, over: states)
        layers[Rule.currentID(of: entry.name), default: []].append(Layer(override: number, state: state))
      }
    }
    for id in only { states[id]?.isOn = true }
    let isOn = states.mapValues(\.isOn)
    rules = known.filter { rule in
      guard only.isEmpty || only.contains(rule.id), !skipped.contains(rule.id) else { return false }
      return isOn[rule.id] ?? false || layers[rule.id]?.contains(where: \.state.isOn) ?? false
    }
    self.states = states
    self.layers = layers
    overrides = configuration.overrides
  }

  /// A plan of some rules, of which nothing is set for parts of the project.
  init(_ rules: [Rule], settings: [String: RuleSettings]) {
    self.rules = rules
    states = Dictionary(
      rules.map { ($0.id, RuleState(isOn: true, settings: settings[$0.id] ?? RuleSettings())) },
      uniquingKeysWith: { $1 })
    layers = [:]
    overrides = []
  }

  /// Adds what holds for a rule in files that match a pattern.
  mutating func addOverride(of rule: Rule, paths: String, settings: RuleSettings) {
    layers[rule.id, default: []].append(
      Layer(override: overrides.count, state: RuleState(isOn: true, settings: settings)))
    overrides.append(ConfiguredOverride(paths: [PathPattern(paths)], rules: []))
  }

  /// Whether a rule runs somewhere.
  package func runs(_ rule: Rule) -> Bool { rules.contains { $0.id == rule.id } }

  /// The names that no translation changes, as the project sets them for ``Rule/glossaryTerm``.
  package var names: [String] {
    guard case .words(let names)? = states[Rule.glossaryTerm.id]?.settings.values["terms"] else { return [] }
    return names
  }

  /// Whether a rule asks how texts are laid out, or what they are bound to.
  package var asksForLayouts: Bool { Rule.layoutRules.contains(where: runs) }

  /// What a rule finds counts where the number of its pass is that of the place.
  var passes: [Pass] {
    let settings = states.mapValues(\.settings).filter { $0.value != RuleSettings() }
    var passes = [Pass(number: 0, rules: rules, settings: settings)]
    for number in overrides.indices {
      var settings: [String: RuleSettings] = [:]
      for rule in rules {
        guard let layer = layers[rule.id]?.first(where: { $0.override == number }), layer.state.isOn else { continue }
        if isOwnPass(layer, of: rule.id) { settings[rule.id] = layer.state.settings }
      }
      guard !settings.isEmpty else { continue }
      passes.append(Pass(number: number + 1, rules: rules.filter { settings[$0.id] != nil }, settings: settings))
    }
    return passes
  }

  private func isOwnPass(_ layer: Layer, of rule: String) -> Bool {
    layer.state.settings.values != states[rule]?.settings.values ?? [:]
  }

  /// Whether there is nothing to ask of single findings: no override names a rule.
  var isUniform: Bool { layers.isEmpty && rules.allSatisfy { states[$0.id]?.isOn ?? true } }

  /// What becomes of a finding: its severity, or `nil` where the rule is off or runs with other options.
  ///
  /// - Parameter pass: The number of the pass that found it.
  func severity(
    of severity: Severity, rule: String, pass: Int, path: String, table: String?, key: String?, locale: String?
  ) -> Severity? {
    guard let layers = layers[rule] else { return pass == 0 && states[rule]?.isOn ?? true ? severity : nil }
    let layer = layers.last { overrides[$0.override].holds(path: path, table: table, key: key, locale: locale) }
    guard let layer else { return pass == 0 && states[rule]?.isOn ?? true ? severity : nil }
    guard layer.state.isOn, pass == (isOwnPass(layer, of: rule) ? layer.override + 1 : 0) else { return nil }
    return layer.state.settings.severity ?? severity
  }

  /// The findings of rules about design tokens as a project wants them.
  package func applied(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      var finding = finding
      let base = states[finding.rule]?.settings.severity ?? finding.severity
      guard
        let severity = severity(
          of: base, rule: finding.rule, pass: 0, path: finding.path, table: finding.table, key: finding.key,
          locale: finding.locale)
      else { return nil }
      finding.severity = severity
      return finding
    }
  }
}
