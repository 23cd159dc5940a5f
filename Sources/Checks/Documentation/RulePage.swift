/// The page of a rule, in Markdown: what it does, why that is bad, an example, what to write instead, its options.
package struct RulePage {
  private let rule: Rule
  /// Sharps ahead of the page's own heading.
  private let level: Int

  package init(_ rule: Rule, level: Int = 1) {
    self.rule = rule
    self.level = level
  }

  package var markdown: String {
    let fix = rule.fixText.map { " \($0)." } ?? ""
    var parts = [heading(rule.id, 0), "\(rule.defaultText).\(fix)", heading("What it does", 1), rule.summary]
    parts += [heading("Why is this bad?", 1), rule.rationale]
    parts += [heading("Example", 1)] + rule.example.bad.files.map(block)
    parts += [heading("Use instead", 1)] + improvement
    if !rule.options.isEmpty {
      parts += [heading("Options", 1), rule.options.map { "- \($0.markdown)\n" }.joined().withoutLastBreak]
    }
    parts += [heading("How to configure", 1), configuration]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func heading(_ text: String, _ depth: Int) -> String {
    String(repeating: "#", count: level + depth) + " " + text
  }

  /// The files of the good example that differ from those of the bad one.
  private var improvement: [String] {
    let bad = rule.example.bad.files
    let changed = rule.example.good.files.filter { !bad.contains($0) }
    let gone = bad.filter { file in !rule.example.good.files.contains { $0.path == file.path } }
    let notes = gone.map { "Without `\($0.path)`." }
    return changed.map(block) + notes
  }

  private func block(_ file: ExampleProject.File) -> String {
    "`\(file.path)`:\n\n\(file.text.withoutLastBreak.fenced(file.language))"
  }

  private var configuration: String {
    let options = rule.options.map { ", \"\($0.name)\": \($0.defaultValue.json)" }.joined()
    let level = rule.severity == .error ? "warning" : "error"
    let value = options.isEmpty ? "\"\(level)\"" : "{ \"severity\": \"\(level)\"\(options) }"
    let file = "In `l10n.json`:\n\n```json\n{ \"rules\": { \"\(rule.id)\": \(value) } }\n```"
    if Rule.tokenFileRules.contains(where: { $0.id == rule.id }) {
      return file + "\n\n`\"off\"` turns it off. Token files hold no comments: name them in `overrides` instead."
    }
    if rule.looksAtSources {
      return file + """


        `"off"` turns it off, `overrides` does so for a part of the project. It runs where `sources`
        names the code. In code:

        ```swift
        // l10n:ignore \(rule.id)
        ```

        behind a line, or on a line of its own above a statement or declaration.
        """
    }
    return file + """


      `"off"` turns it off, `overrides` does so for a part of the project. In a table:

      ```strings
      /* l10n:disable \(rule.id) -- the reason */
      ```

      right before an entry; `l10n:disable-file \(rule.id)` in the first comment is for the whole file.
      """
  }
}

extension Rule {
  /// Whether and how it counts where a project says nothing, as in “Warning, on by default”.
  var defaultText: String {
    isOnByDefault
      ? "\(severity == .error ? "Error" : "Warning"), on by default"
      : "Off by default, else \(severity == .error ? "an error" : "a warning")"
  }

  /// How what it finds is mended; `nil` where somebody has to decide.
  var fixText: String? {
    switch fix {
    case .safe: "`l10n check --fix` mends what has one right answer"
    case .unsafe: "`l10n check --fix --unsafe-fixes` mends it, and somebody has to look at what comes out"
    case nil: nil
    }
  }
}

extension ExampleProject.File {
  fileprivate var language: String {
    if path.hasSuffix("json") || path.hasSuffix(".xcstrings") { return "json" }
    if path.hasSuffix(".strings") { return "strings" }
    if path.hasSuffix(".swift") { return "swift" }
    return path.hasSuffix(".stringsdict") || path.hasSuffix(".xliff") ? "xml" : "text"
  }
}

extension String {
  fileprivate var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
