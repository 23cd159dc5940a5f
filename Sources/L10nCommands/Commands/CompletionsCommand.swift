import Checks
import DesignTokens
import Project

extension CommandDescription {
  static let completions = CommandDescription(
    name: "completions",
    summary:
      "print what a shell needs to complete commands, options, and the locales, keys and components of a project",
    group: .look, operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), minimumOperands: 0,
    maximumOperands: 1,
    options: [
      OptionDescription(
        "values", value: "SUBJECT", "print the values of one kind in the project of the current folder, a line each",
        choices: CompletionSubject.allCases.map(\.rawValue))
    ],
    examples: [
      CommandExample("completions bash", "for ~/.local/share/bash-completion/completions/l10n"),
      CommandExample("completions zsh", "for a file '_l10n' in a folder of $fpath"),
      CommandExample("completions fish", "for ~/.config/fish/completions/l10n.fish"),
    ],
    run: { arguments, terminal in
      let shell = arguments.operands.first
      if let name = arguments.value("values"), let subject = CompletionSubject(rawValue: name), shell == nil {
        for value in try CompletionValues(terminal).values(of: subject) { terminal.printText(value) }
        return .clean
      }
      guard let shell, arguments.value("values") == nil else {
        throw UsageError(
          "'completions' needs a shell, or --values: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      guard let known = Shell(rawValue: shell) else {
        throw UsageError(unknown: "shell", shell, known: Shell.allCases.map(\.rawValue))
      }
      terminal.print(CompletionScript(CommandLineTool.commands).text(for: known))
      return .clean
    })
}

/// A shell that completes words.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The values that a project has of what options take.
struct CompletionValues {
  private let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Sorted as the project has them; those that no line can hold are left out.
  ///
  /// - Throws: What reading the project throws.
  func values(of subject: CompletionSubject) throws -> [String] {
    try all(of: subject).filter { value in
      !value.isEmpty && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }

  private func all(of subject: CompletionSubject) throws -> [String] {
    switch subject {
    case .rule: return Rule.namedIDs
    case .size: return DynamicTypeSize.allCases.map(\.rawValue) + ["all"]
    case .component: return try configuration().designSystem.components.map(\.name)
    case .slot:
      return try configuration().designSystem.components.flatMap { component in
        component.slots.map { "\(component.name).\($0)" }
      }
    case .device: return try configuration().designSystem.devices.map(\.name) + ["all"]
    case .strategy: return try configuration().strategies.definitions.flatMap { $0.aliases + [$0.name] }
    case .locale:
      let loaded = try LoadedProject([], terminal: terminal)
      return loaded.project.locales + loaded.strategies.definitions.flatMap { $0.aliases + [$0.name] } + ["all"]
    case .table: return Set(try LoadedProject([], terminal: terminal).project.groups.map(\.name)).sorted()
    case .key:
      let groups = try LoadedProject([], terminal: terminal).project.groups.filter(\.isReadByApps)
      return Set(groups.lazy.flatMap(\.sourceEntries).map(\.key.string)).sorted()
    }
  }

  private func configuration() throws -> LoadedConfiguration { try LoadedConfiguration([], terminal: terminal) }
}
