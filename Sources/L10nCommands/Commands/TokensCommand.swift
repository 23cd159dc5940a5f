import Checks
import DesignTokens

extension CommandDescription {
  static let tokens = CommandDescription(
    name: "tokens",
    summary: """
      check or list design tokens (Design Tokens format 2025.10), or their contrast; \
      import them from Swift, export them as Swift or CSS
      """,
    group: .tokens, operands: "check|list|contrast|import|export FILE…", minimumOperands: 2, maximumOperands: .max,
    options: [
      OptionDescription("lenient", "read values of older drafts and of other tools too: hex texts, \"16px\""),
      OptionDescription(
        "theme", value: "MODIFIER=CONTEXT", "take this context of a resolver (check: default all)", repeats: true),
      OptionDescription(
        "only", value: "RULE", "check: run this rule only", repeats: true, choices: Rule.tokenRules.map(\.id)),
      OptionDescription(
        "skip", value: "RULE", "check: leave this rule out", repeats: true, choices: Rule.tokenRules.map(\.id)),
      OptionDescription(
        "size", value: "CATEGORY",
        "contrast: the reader's text size, which decides what large text is (default: large)",
        choices: DynamicTypeSize.allCases.map(\.rawValue)),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
      OptionDescription("output", value: "FILE", "write the report, or what is imported or exported, to a file"),
      OptionDescription(
        "fail-on", value: "SEVERITY", "exit with status 1 from this severity on (default: error)",
        choices: ["error", "warning", "never"]),
    ] + TokenImportCommand.options + TokenExportCommand.options,
    examples: [
      CommandExample("tokens check design.tokens.json", "what is wrong with them"),
      CommandExample("tokens export design.tokens.json --css", "CSS variables"),
    ],
    run: { arguments, terminal in try TokensCommand(arguments, terminal).run() })
}

/// Finds the action and its files.
struct TokensCommand {
  private static let actions = ["check", "list", "contrast", "import", "export"]

  /// Options that not every action takes, with those that do.
  private static let ownOptions: [(option: String, actions: [String])] = [
    ("names", ["import"]), ("platform", ["import"]), ("appearance", ["import"]), ("strict", ["import", "export"]),
    ("swift", ["export"]), ("css", ["export"]), ("namespace", ["export"]), ("access", ["export"]),
    ("theme", ["check", "list", "contrast", "export"]), ("lenient", ["check", "list", "contrast", "export"]),
  ]

  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let action = arguments.operands[0]
    guard Self.actions.contains(action) else {
      if FileAccess.kind(of: terminal.path(action)) != nil {
        throw UsageError("'\(action)' is a path: the action comes first, as in 'l10n tokens check \(action)'")
      }
      throw UsageError(unknown: "action of 'tokens'", action, known: Self.actions)
    }
    for (option, actions) in Self.ownOptions where arguments.has(option) && !actions.contains(action) {
      throw UsageError("'--\(option)' is for 'tokens \(actions.joined(separator: "', 'tokens "))'")
    }
    switch action {
    case "import": return try TokenImportCommand(arguments, terminal).run()
    case "export": return try TokenExportCommand(arguments, terminal).run()
    default: break
    }
    let loaded = try LoadedTokens(
      Array(arguments.operands.dropFirst()), themes: arguments.all("theme"),
      mode: arguments.has("lenient") ? .lenient : .strict, isEveryThemeWanted: action != "list", terminal: terminal)
    switch action {
    case "check": return try check(loaded)
    case "contrast": return try contrast(loaded)
    default: return try list(loaded)
    }
  }

  private func contrast(_ loaded: LoadedTokens) throws -> ExitStatus {
    guard !hasErrors(loaded) else { return .findings }
    let size = arguments.value("size").flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    let reporter = ContrastReporter(loaded.themes, size: size)
    try print(arguments.value("format") == "json" ? reporter.json : reporter.text)
    return reporter.allPass || arguments.value("fail-on") == "never" ? .clean : .findings
  }

  private func check(_ loaded: LoadedTokens) throws -> ExitStatus {
    let plan = try RulePlan.ofTokens(arguments, terminal)
    let findings = plan.applied(to: loaded.findings(of: plan.rules))
    let summary = TokenSummary(loaded.themes, files: loaded.fileCount, findings: findings)
    try print(
      arguments.value("format") == "json"
        ? TokenReporter.json(findings, summary: summary)
        : TokenReporter.text(findings, summary: summary, colored: isColored))
    return findings.contains(where: fails) ? .findings : .clean
  }

  private func list(_ loaded: LoadedTokens) throws -> ExitStatus {
    let isBroken = hasErrors(loaded)
    try print(
      arguments.value("format") == "json"
        ? TokenReporter.json(listing: loaded.themes) : TokenReporter.text(listing: loaded.themes))
    return isBroken ? .findings : .clean
  }

  /// Whether the files have errors, each told on standard error.
  private func hasErrors(_ loaded: LoadedTokens) -> Bool {
    let errors = loaded.findings(of: Rule.tokenRules).filter { $0.severity == .error }
    for finding in errors {
      let start = finding.span.start
      terminal.fail("\(finding.path):\(start.line):\(start.column): \(finding.message) [\(finding.rule)]")
    }
    return !errors.isEmpty
  }

  private var isColored: Bool { terminal.isColored && arguments.value("output") == nil }

  private func print(_ text: String) throws {
    guard let file = arguments.value("output") else { return terminal.print(text) }
    try FileAccess.write(text, to: terminal.path(file), named: file)
  }

  private func fails(_ finding: Finding) -> Bool {
    switch arguments.value("fail-on") {
    case "never": false
    case "warning": true
    default: finding.severity == .error
    }
  }
}
