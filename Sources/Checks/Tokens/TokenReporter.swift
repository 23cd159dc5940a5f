import DesignTokens
import PositionedJSON
import Project
import SourceText

/// Writes what is found in design tokens, and what they hold.
package enum TokenReporter {
  /// Findings for a person, with a summary.
  package static func text(_ findings: [Finding], summary: TokenSummary, colored: Bool) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    return HumanReporter(colored: colored).text(findings) + """
      \(count(summary.errors, "error")), \(count(summary.warnings, "warning")): \(count(summary.tokens, "token")) and \
      \(count(summary.components, "component")) in \(count(summary.files, "file")), \
      \(count(summary.themes, "theme"))

      """
  }

  /// Findings as one JSON object, version 1.
  package static func json(_ findings: [Finding], summary: TokenSummary) -> String {
    let summary = JSONOutput.object {
      $0["errors"] = .integer(summary.errors)
      $0["warnings"] = .integer(summary.warnings)
      $0["files"] = .integer(summary.files)
      $0["tokens"] = .integer(summary.tokens)
      $0["components"] = .integer(summary.components)
      $0["themes"] = .integer(summary.themes)
    }
    return String(decoding: JSONReporter.bytes(findings, summary: summary), as: UTF8.self)
  }

  /// The tokens of each theme with type and value, a line each.
  package static func text(listing themes: [Theme]) -> String {
    text(
      themes.map { theme in
        let tokens = theme.system.tokens
        return (
          theme.name,
          tokens.map { token in
            let mark = tokens.deprecation(of: token) == nil ? "" : " (deprecated)"
            return "\(token.path)  \(token.type.rawValue)  \(token.value)\(mark)"
          }
        )
      })
  }

  /// The tokens of each theme as one JSON object, version 1.
  package static func json(listing themes: [Theme]) -> String {
    json("tokens", themes.map { theme in (theme.name, theme.system.tokens.map { json($0, in: theme.system) }) })
  }

  /// The lines of each theme under its name.
  static func text(_ themes: [(name: String, lines: [String])]) -> String {
    themes.flatMap { theme in (theme.name.isEmpty ? [] : ["\(theme.name):"]) + theme.lines }
      .map { TerminalText.escaped($0) + "\n" }.joined()
  }

  /// One JSON object, version 1, with a list of what each theme has.
  static func json(_ list: String, _ themes: [(name: String, items: [JSONOutput])]) -> String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["themes"] = .array(
        themes.map { theme in
          .object {
            $0["name"] = .string(theme.name)
            $0[list] = .array(theme.items)
          }
        })
    }.text
  }

  private static func json(_ token: Token, in system: DesignSystem) -> JSONOutput {
    .object {
      $0["path"] = .string(token.path)
      $0["type"] = .string(token.type.rawValue)
      $0["value"] = .string("\(token.value)")
      $0["file"] = .string(token.file)
      $0["description"] = system.tokens.summary(of: token).map { .string($0) }
      $0["deprecated"] = system.tokens.deprecation(of: token).map { $0.reason.map { .string($0) } ?? .bool(true) }
    }
  }
}
