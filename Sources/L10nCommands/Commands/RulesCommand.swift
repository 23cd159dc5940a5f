import Checks

extension CommandDescription {
  static let rules = CommandDescription(
    name: "rules", summary: "list the rules with their severity", operands: "", minimumOperands: 0, maximumOperands: 0,
    options: [],
    run: { _, terminal in
      terminal.print(
        HelpTable.text(Rule.all.map { ($0.id, "\($0.isOnByDefault ? $0.severity.rawValue : "off"): \($0.summary)") }))
      return .clean
    })
}
