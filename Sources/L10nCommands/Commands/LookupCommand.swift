import Project
import Pseudo
import SourceText
import StringFormats
import StringTables
import Strings

extension CommandDescription {
  static let lookup = CommandDescription(
    name: "lookup", summary: "print the text that an app would show for a key", operands: "KEY [PATH]",
    minimumOperands: 1, maximumOperands: 2,
    options: [
      OptionDescription("table", value: "TABLE", "name of the table (default: the first that has the key)"),
      OptionDescription(
        "locale", value: "TAG", "a locale or 'pseudo' (default: the development language)", repeats: true),
      OptionDescription("arg", value: "VALUE", "an argument: a number, or text", repeats: true),
      OptionDescription("device", value: "DEVICE", "device variant: iphone, ipad, mac …"),
      OptionDescription("width", value: "N", "characters that fit, for width variants"),
    ],
    run: { arguments, terminal in try LookupCommand(arguments, terminal).run() })
}

/// Prints a key's text, one line for each locale.
struct LookupCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let key: String

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
    key = arguments.operands[0]
  }

  func run() throws -> ExitStatus {
    let loaded = try LoadedProject(Array(arguments.operands.dropFirst()), terminal: terminal)
    for failure in loaded.failures { terminal.fail(failure.description) }
    let shipped = loaded.project.asShipped
    let group = try group(in: shipped)
    let names = arguments.all("locale")
    let wanted = names.isEmpty ? [loaded.onlyLocale ?? group.developmentLocale ?? shipped.developmentLanguage] : names
    var status = loaded.failures.isEmpty ? ExitStatus.clean : .failure
    for name in wanted where try !show(name, group, shipped, loaded.strategies) {
      status = status == .failure ? .failure : .findings
    }
    return status
  }

  /// The table that the key is looked up in.
  private func group(in project: Project) throws -> TableGroup {
    let named = arguments.value("table")
    if let named, !project.groups.contains(where: { $0.name == named }) {
      throw UsageError(unknown: "table", named, known: project.groups.map(\.name))
    }
    let candidates = project.groups.filter { named == nil || $0.name == named }
    if let group = candidates.first(where: { $0.tables.values.contains { $0[key] != nil } }) ?? candidates.first {
      return group
    }
    throw UsageError("the project holds no table")
  }

  /// - Returns: Whether the key was found.
  private func show(
    _ name: String, _ group: TableGroup, _ project: Project, _ strategies: PseudoStrategies
  ) throws -> Bool {
    if group.tables[name] == nil, let definition = strategies.definition(named: name) {
      let entry = group.source?[key].map { entry in
        project.configuration.keepsText(of: entry, table: group.name)
          ? entry.message
          : Pseudolocalizer(definition).pseudolocalize(entry.message, label: group.name + "/" + key)
      }
      return try show(entry, locale: group.developmentLocale ?? project.developmentLanguage, group)
    }
    let locale =
      try name == "all" ? project.developmentLanguage : Axes.locale(name, of: project, strategies: strategies)
    if let entry = group.tables[locale]?[key] { return try show(entry.message, locale: locale, group) }
    return try show(group.source?[key]?.message, locale: group.developmentLocale ?? locale, group)
  }

  private func show(_ message: Message?, locale: String, _ group: TableGroup) throws -> Bool {
    guard let message else {
      let keys = group.sourceEntries.map(\.key.string)
      let help = NearestName.of(key, in: keys).map { "; did you mean '\($0)'?" } ?? ""
      terminal.fail("table '\(group.name)' has no key '\(key)', so the app shows the key\(help)")
      terminal.printText(key)
      return false
    }
    var context = VariationContext(device: arguments.value("device"))
    if let width = arguments.value("width") {
      guard let number = Int(width), number > 0 else { throw UsageError("'\(width)' is no number of characters") }
      context.width = number
    }
    let text = try MessageFormatter(locale: locale)
      .text(message, arguments: arguments.all("arg").map(Self.argument), context: context)
    for issue in text.issues { terminal.fail("\(locale): \(issue.explanation)") }
    terminal.printText(text.string)
    return true
  }

  private static func argument(_ text: String) -> FormatArgument {
    Int64(text).map { .integer($0) } ?? Double(text).flatMap { $0.isFinite ? .floatingPoint($0) : nil } ?? .text(text)
  }
}

extension FormatIssue {
  /// The issue for a person.
  fileprivate var explanation: String {
    switch self {
    case .missingArgument(let position, let specifier): "'\(specifier)' needs argument \(position): give it with --arg"
    case .mismatchedArgument(let position, let specifier): "argument \(position) does not fit '\(specifier)'"
    case .undefinedVariable(let name): "variable '\(name)' is not defined"
    case .variableCycle(let name): "variable '\(name)' mentions itself"
    case .invalidPattern(let offset, let reason): "the pattern cannot be read at \(offset + 1): \(reason)"
    case .noCase(let selector): "there is no variant for '\(selector)'"
    }
  }
}
