import DesignTokens
import PositionedJSON
import TokenExchange

/// Writes design tokens as Swift or CSS.
struct TokenExportCommand {
  static let options = [
    OptionDescription("swift", "export: constants of SwiftUI's types, an enum for each group"),
    OptionDescription("css", "export: custom properties, with the themes of a resolver"),
    OptionDescription(
      "namespace", value: "NAME", "export: the enum around all others, or what begins each custom property"),
    OptionDescription(
      "access", value: "LEVEL", "export: who sees the Swift constants (default: internal)",
      choices: SwiftExport.Access.allCases.map(\.rawValue)),
  ]

  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    guard arguments.has("swift") != arguments.has("css") else {
      throw UsageError("'tokens export' needs '--swift' or '--css'")
    }
    let isJSON = arguments.value("format") == "json"
    if isJSON, arguments.value("output") == nil {
      throw UsageError("'--format json' reports the export: give the code a name with '--output FILE'")
    }
    let matrix = try LoadedTokens.matrix(
      Array(arguments.operands.dropFirst()), themes: arguments.all("theme"),
      mode: arguments.has("lenient") ? .lenient : .strict, terminal: terminal)
    let errors = matrix.problems.filter { $0.severity == .error }
    guard errors.isEmpty else { throw TokenFailure(problems: errors) }
    let (text, problems, count) = try arguments.has("css") ? css(matrix) : swift(matrix)
    if !isJSON {
      for problem in problems {
        let position = problem.position
        terminal.fail("\(problem.path):\(position.line):\(position.column): warning: \(problem.message)")
      }
    }
    let isRefused = arguments.has("strict") && !problems.isEmpty
    if isRefused {
      terminal.fail("'--strict': nothing is written")
    } else if let output = arguments.value("output") {
      try FileAccess.write(text, to: terminal.path(output), named: output)
    } else {
      terminal.print(text)
    }
    if isJSON { terminal.print(TokenFinding.report(problems, tokens: count, files: arguments.operands.count - 1).text) }
    return isRefused ? .findings : .clean
  }

  private func swift(_ matrix: ThemeMatrix) throws -> (String, [TokenProblem], Int) {
    var options = SwiftExport.Options()
    options.access = arguments.value("access").flatMap(SwiftExport.Access.init) ?? options.access
    if let name = arguments.value("namespace") {
      guard SwiftExport.isNamespace(name) else {
        throw UsageError("'--namespace \(name)': an enum cannot have that name; it begins with a capital letter")
      }
      options.namespace = name
    }
    let exported = SwiftExport(matrix, options: options)
    return (exported.text, exported.problems, exported.tokenCount)
  }

  private func css(_ matrix: ThemeMatrix) throws -> (String, [TokenProblem], Int) {
    if arguments.has("access") { throw UsageError("'--access' is for '--swift'") }
    let exported = CSSExport(matrix, prefix: arguments.value("namespace"))
    return (exported.text, exported.problems, exported.tokenCount)
  }
}
