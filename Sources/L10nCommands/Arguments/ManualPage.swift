/// Pages of the manual in the macros of man(7), made from the table of commands.
struct ManualPage {
  let version: String

  /// The page of a command, `l10n-check(1)`.
  func text(of command: CommandDescription) -> String {
    var lines = header("l10n-\(command.name)", command.summary)
    lines += [".SH SYNOPSIS", Self.bold(command.usage), ".SH OPTIONS"]
    for option in command.allOptions {
      lines += [".TP", Self.bold(option.usage), Self.escaped(option.meaning)]
    }
    lines.append(".SH EXAMPLES")
    for example in command.examples {
      lines += [".TP", Self.bold("l10n " + example.call), Self.escaped(example.meaning)]
    }
    return page(lines + Self.exitStatus + [".SH SEE ALSO", "\\fBl10n\\fR(1)"])
  }

  /// The page of the program, `l10n(1)`.
  func text(of commands: [CommandDescription]) -> String {
    var lines = header("l10n", "check the texts of apps, and whether they fit")
    lines += [".SH SYNOPSIS", Self.bold("l10n COMMAND [options]")]
    for group in CommandGroup.allCases {
      lines.append(".SH " + Self.escaped(group.heading.uppercased()))
      for command in commands where command.group == group {
        lines += [".TP", "\\fBl10n\\-\(Self.escaped(command.name))\\fR(1)", Self.escaped(command.summary)]
      }
    }
    return page(lines + Self.exitStatus)
  }

  private func header(_ name: String, _ summary: String) -> [String] {
    [
      ".TH \(Self.escaped(name.uppercased())) 1 \"\" \"l10n \(Self.escaped(version))\" \"l10n\"", ".SH NAME",
      Self.escaped(name) + " \\- " + Self.escaped(summary),
    ]
  }

  private static let exitStatus = [
    ".SH EXIT STATUS", ".TP", "0", "nothing was found", ".TP", "1", "something was found", ".TP", "2",
    "the call could not be carried out",
  ]

  private func page(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func bold(_ text: String) -> String { ".B \(escaped(text))" }

  /// Without what roff would read as its own: a backslash, a hyphen that copies as another sign, a dot or an apostrophe
  /// at the start of a line, a quotation mark.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    let flat = text.split(separator: "\n").joined(separator: " ")
    return flat.hasPrefix(".") || flat.hasPrefix("'") ? "\\&" + flat : flat
  }
}
