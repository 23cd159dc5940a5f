import Checks

extension CommandDescription {
  static let rules = CommandDescription(
    name: "rules", summary: "list the rules with their severity, or write what is made of them", group: .check,
    operands: "",
    minimumOperands: 0, maximumOperands: 0,
    options: [
      OptionDescription(
        "format", value: "FORMAT",
        "how to list them; 'markdown' is the page of every rule, 'schema' the JSON Schema of l10n.json",
        choices: ["human", "json", "markdown", "schema"])
    ],
    examples: [
      CommandExample("rules", "each rule with its severity")
    ],
    run: { arguments, terminal in
      switch arguments.value("format") {
      case "json": terminal.print(RulesDocument.json)
      case "markdown": terminal.print(RulesDocument.markdown)
      case "schema": terminal.print(ConfigurationSchema.text)
      default: terminal.print(RulesDocument.text)
      }
      return .clean
    })

  static let explain = CommandDescription(
    name: "explain", summary: "tell what a rule finds, why, and how to mend it", group: .check, operands: "RULE",
    minimumOperands: 1,
    maximumOperands: 1, options: [],
    examples: [
      CommandExample("explain missing-argument", "a rule, with an example")
    ],
    run: { arguments, terminal in
      let name = Rule.currentID(of: arguments.operands[0])
      guard let rule = Rule.all.first(where: { $0.id == name }) else {
        throw UsageError(unknown: "rule", name, known: Rule.all.map(\.id), listing: "l10n rules")
      }
      terminal.print(RulePage(rule).markdown)
      return .clean
    })
}
