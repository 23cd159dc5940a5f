/// The options and operands of one call, checked against the command's description.
package struct ParsedArguments: Sendable {
  package private(set) var values: [String: [String]] = [:]
  package private(set) var operands: [String] = []

  /// The last value of an option.
  package func value(_ name: String) -> String? { values[name]?.last }

  /// Every value of an option in the order given.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether a flag was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The same options with other operands.
  package func replacing(operands: [String]) -> ParsedArguments {
    var copy = self
    copy.operands = operands
    return copy
  }

  /// Reads `arguments` by `command`'s description: `--name value`, `--name=value`, `--` before operands.
  ///
  /// - Throws: ``UsageError`` for an unknown option with the nearest known one, a missing or a needless value, a value
  ///   that is none of the choices.
  package init(_ arguments: [String], for command: CommandDescription) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, from: &rest, for: command)
    }
    if operands.count > command.maximumOperands {
      throw UsageError("'\(operands[command.maximumOperands])' is one operand too many for '\(command.name)'")
    }
    if operands.count < command.minimumOperands {
      throw UsageError("'\(command.name)' needs \(command.operands)")
    }
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>, for command: CommandDescription
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let options = command.options + [CommandDescription.help]
    let wanted = { (option: OptionDescription) in
      parts[0] == "--" + option.name || option.letter.map { parts[0] == "-\($0)" } ?? false
    }
    guard let option = options.first(where: wanted) else {
      throw UsageError(
        unknown: "option", parts[0], known: options.map { "--" + $0.name }, listing: "l10n \(command.name) --help")
    }
    let name = option.name
    guard let placeholder = option.value else {
      if parts.count > 1 { throw UsageError("option '--\(name)' takes no value") }
      values[name] = []
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("option '--\(name)' needs a value: --\(name) \(placeholder)")
    }
    // Several at once, where none of them has a comma.
    let several = value.split(separator: ",").map(String.init)
    let given = option.repeats && several.allSatisfy(option.choices.contains) && !several.isEmpty ? several : [value]
    if !option.choices.isEmpty, let unknown = given.first(where: { !option.choices.contains($0) }) {
      throw UsageError(unknown: "value for '--\(name)'", unknown, known: option.choices, listing: option.listing)
    }
    if !option.repeats, values[name] != nil { throw UsageError("option '--\(name)' is given twice") }
    values[name, default: []] += given
  }
}
