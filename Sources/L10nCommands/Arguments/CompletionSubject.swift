/// What the values of an option or operand are, where a shell can be told them for the project at hand.
enum CompletionSubject: String, CaseIterable, Sendable {
  case component, device, key, locale, rule, size, slot, strategy, table
}

extension OptionDescription {
  /// What its values are; `nil` for a flag, for fixed choices, and for what only the user knows.
  var subject: CompletionSubject? {
    switch (name, value) {
    case (_, nil): nil
    case ("component", "NAME.slot"?): .slot
    case ("component", _): .component
    case ("device", "NAME"?): .device
    case ("key", "KEY"?): .key
    case ("language", "LANG"?), ("locale", _), ("source-language", _): .locale
    case ("only", _), ("skip", _): .rule
    case ("size", _): .size
    case ("strategy", _): .strategy
    case ("table", "TABLE"?): .table
    default: nil
    }
  }

  /// The values that a shell offers whatever the project is.
  var fixedChoices: [String] { subject == nil ? choices : [] }

  /// Whether its value is a file or folder.
  var takesPath: Bool { value.map { ["FILE", "DIR", "PATH", "[FORMAT=]FILE"].contains($0) } ?? false }
}

extension CommandDescription {
  /// What its first operand is; `nil` for a file or folder.
  var operandSubject: CompletionSubject? {
    switch operands.prefix(while: \.isLetter) {
    case "KEY": .key
    case "RULE": .rule
    default: nil
    }
  }

  /// The words that its first operand may be.
  var operandChoices: [String] {
    guard let first = operands.split(separator: " ").first, first.contains("|") else { return [] }
    let words = first.split(separator: "|").map(String.init)
    return words.filter { $0.allSatisfy(\.isLowercase) }
  }
}
