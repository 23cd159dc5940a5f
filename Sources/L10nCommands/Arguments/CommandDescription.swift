/// A command as data: what it is called, what it takes and what it runs.
struct CommandDescription: Sendable {
  let name: String
  let summary: String
  /// The operands as help shows them, as in “[PATH…]”.
  let operands: String
  let minimumOperands: Int
  let maximumOperands: Int
  let options: [OptionDescription]
  let run: @Sendable (ParsedArguments, Terminal) throws -> ExitStatus

  static let help = OptionDescription("help", "show this help", letter: "h")

  /// Help for a person: usage, summary, options with their values.
  var helpText: String {
    let rows = (options + [Self.help]).map { option in
      (
        (option.letter.map { "-\($0), " } ?? "") + "--" + option.name + (option.value.map { " " + $0 } ?? ""),
        option.summary + choices(of: option) + (option.repeats ? "; may be repeated" : "")
      )
    }
    let usage = "usage: l10n \(name)\(operands.isEmpty ? "" : " " + operands)\(options.isEmpty ? "" : " [options]")"
    return "\(usage)\n\n\(summary)\n\n\(HelpTable.text(rows))"
  }

  private func choices(of option: OptionDescription) -> String {
    if let listing = option.listing { return " ('\(listing)' lists them)" }
    return option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
  }
}

/// Two columns of help.
enum HelpTable {
  static func text(_ rows: [(String, String)]) -> String { lines(rows).map { $0 + "\n" }.joined() }

  static func lines(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
  }
}
