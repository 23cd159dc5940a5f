import ICU
import Placeholders
import Project
import Pseudo
import SourceText
import StringTables
import Strings

extension CommandDescription {
  static let lookup = CommandDescription(
    name: "lookup", summary: "print the text that an app would show for a key", group: .look, operands: "KEY [PATH]",
    minimumOperands: 1, maximumOperands: 2,
    options: [
      OptionDescription("table", value: "TABLE", "name of the table (default: the first that has the key)"),
      OptionDescription(
        "locale", value: "TAGS",
        "a reader's languages as in 'fr-CA,en', the most wanted first, or 'pseudo' (default: the development language)",
        repeats: true),
      OptionDescription(
        "arg", value: "VALUE", "an argument: a number, or text; 'NAME=VALUE' where the text has names", repeats: true),
      OptionDescription("device", value: "DEVICE", "device variant: iphone, ipad, mac …"),
      OptionDescription("width", value: "N", "characters that fit, for width variants"),
    ],
    examples: [
      CommandExample("lookup cue.title --locale de", "the German text"),
      CommandExample("lookup cue.count --arg 3 --locale pl", "the Polish plural for 3"),
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
    if let path = arguments.operands.dropFirst().first, FileAccess.kind(of: terminal.path(path)) == nil,
      FileAccess.kind(of: terminal.path(key)) != nil
    {
      throw UsageError("'\(key)' is a path: the key comes first, as in 'l10n lookup \(path) \(key)'")
    }
    let loaded = try LoadedProject(Array(arguments.operands.dropFirst()), terminal: terminal)
    loaded.unread.report(to: terminal)
    let project = loaded.project
    let group = try group(in: project)
    let issues = LookupCounter()
    let strings = try project.strings(of: group, preferredLanguages: [], report: issues.record)
    let names = arguments.all("locale")
    let wanted = names.isEmpty ? [loaded.onlyLocale ?? strings.developmentLanguage] : names
    var status = loaded.unread.status
    for name in wanted {
      let reader = try reader(name, of: strings, group, project, loaded.strategies)
      if try !show(reader, group, issues) { status = status == .failure ? .failure : .findings }
    }
    return status
  }

  /// The table that the key is looked up in.
  private func group(in project: Project) throws -> TableGroup {
    let groups = project.groups.filter(\.isReadByApps)
    let named = arguments.value("table")
    if let named, !groups.contains(where: { $0.name == named }) {
      throw UsageError(unknown: "table", named, known: groups.map(\.name))
    }
    let candidates = groups.filter { named == nil || $0.name == named }
    if let group = candidates.first(where: { $0.tables.values.contains { $0[key] != nil } }) ?? candidates.first {
      return group
    }
    throw UsageError("the project holds no table that an app reads")
  }

  /// The texts for the reader whom `--locale` names: a pseudo-locale, or languages, the most wanted first.
  private func reader(
    _ name: String, of strings: LocalizedStrings, _ group: TableGroup, _ project: Project,
    _ strategies: PseudoStrategies
  ) throws -> LocalizedStrings {
    if group.tables[name] == nil, let definition = strategies.definition(named: name) {
      return strings.pseudolocalized(by: Pseudolocalizer(definition)) {
        project.configuration.keepsText(ofKey: $0.name, table: $0.table)
      }
    }
    if name == "all" { return strings.preferring([project.developmentLanguage]) }
    let languages = name.split(separator: ",").map(String.init)
    for language in languages where !project.locales.contains(language) {
      guard LocaleIdentifier(language)?.isKnownLanguage ?? false else {
        let pseudo = strategies.definitions.flatMap { $0.aliases + [$0.name] }
        throw UsageError(unknown: "locale", language, known: project.locales + pseudo + ["all"])
      }
    }
    return strings.preferring(languages)
  }

  /// - Returns: Whether the key was found.
  private func show(_ strings: LocalizedStrings, _ group: TableGroup, _ issues: LookupCounter) throws -> Bool {
    var context = VariationContext(device: arguments.value("device"))
    if let width = arguments.value("width") {
      guard let number = Int(width), number > 0 else { throw UsageError("'\(width)' is no number of characters") }
      context.width = number
    }
    let signature = group.source?[key]?.message.signature ?? ArgumentSignature()
    let given = given(signature)
    let text = strings.text(key, table: group.name, arguments: given, context: context)
    let met = issues.drain().keys
    let advice = given.count < signature.positions.last ?? 0 ? ": give it with --arg" : ""
    let reasons = met.compactMap { if case .mismatch(let reason, _, _) = $0 { reason } else { nil } }
    for reason in reasons.sorted() { terminal.fail("\(strings.locale): \(reason)\(advice)") }
    let isMissing = met.contains(.missingKey(key, table: group.name))
    if isMissing {
      let keys = group.sourceEntries.map(\.key.string)
      let help = NearestName.of(key, in: keys).map { "; did you mean '\($0)'?" } ?? ""
      terminal.fail("table '\(group.name)' has no key '\(key)', so the app shows the key\(help)")
    }
    terminal.printText(text)
    return !isMissing
  }

  /// The arguments in the order of their positions: `count=3` is the one that the text names so.
  private func given(_ signature: ArgumentSignature) -> [FormatArgument] {
    let last = min(signature.positions.last ?? 0, arguments.all("arg").count)
    let names = last > 0 ? (1...last).map { signature.name(at: $0) } : []
    var values = arguments.all("arg")
    var placed: [Int: String] = [:]
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let place = names.firstIndex(of: String(parts[0])) else { continue }
      placed[place] = String(parts[1])
      values.removeAll { $0 == value }
    }
    return (0..<values.count + placed.count).map { place in
      Self.argument(placed[place] ?? (values.isEmpty ? "" : values.removeFirst()))
    }
  }

  private static func argument(_ text: String) -> FormatArgument {
    Int64(text).map { .integer($0) } ?? Double(text).flatMap { $0.isFinite ? .floatingPoint($0) : nil } ?? .text(text)
  }
}
