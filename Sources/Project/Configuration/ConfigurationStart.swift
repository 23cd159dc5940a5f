import PositionedJSON
import SourceText

/// A first `l10n.json` for a project: what its folder shows, with a comment on where each part comes from.
package struct ConfigurationStart: Sendable {
  private let configuration: Configuration
  private let projectPath: String?
  private let unusableTokens: [String]

  /// - Parameters:
  ///   - configuration: What the folder shows.
  ///   - projectPath: That of the Xcode project that the languages are read off; `nil` without one.
  ///   - unusableTokens: Token files that cannot be read together.
  package init(_ configuration: Configuration, projectPath: String?, unusableTokens: [String]) {
    self.configuration = configuration
    self.projectPath = projectPath
    self.unusableTokens = unusableTokens
  }

  /// The file: JSON with comments.
  package var text: String {
    var output = """
      // What l10n knows of this project. Every key may be left out, and more may be added: 'l10n rules --format schema'
      // writes the JSON Schema of this file, for editors that complete names.
      {

      """
    let members = [language, locales, complete, exclude, sources, tokens, fonts].compactMap { $0 }
    for (number, member) in members.enumerated() {
      for comment in member.comments { output += "  // \(comment)\n" }
      guard let value = member.value else { continue }
      let isLast = members[(number + 1)...].allSatisfy { $0.value == nil }
      output += "  \(JSONText.quoted(member.key, .visible)): \(value)\(isLast ? "" : ",")\n"
    }
    return output + "}\n"
  }

  /// A key with its explanation; without a value the explanation alone.
  private struct Member {
    let comments: [String]
    let key: String
    let value: String?
  }

  private var language: Member? {
    configuration.developmentLanguage.map {
      Member(
        comments: ["The language that the developers write."], key: "developmentLanguage",
        value: Self.quoted($0))
    }
  }

  private var locales: Member? {
    guard !configuration.locales.isEmpty else { return nil }
    let source = projectPath.map { "those of \(Self.quoted($0)) that have tables" } ?? "those of its tables"
    return Member(
      comments: ["The languages that the app ships: \(source)."], key: "locales",
      value: Self.list(configuration.locales))
  }

  private var complete: Member? {
    guard let complete = configuration.complete else { return nil }
    return Member(
      comments: [
        "Those in which at least 98 % is translated today: here a missing translation is an error, in others it is",
        "counted.",
      ], key: "complete", value: Self.list(complete))
  }

  private var exclude: Member? {
    guard !configuration.exclude.isEmpty else { return nil }
    return Member(
      comments: ["Tables that the app does not read: in no target, of tests, of others' code, or what tools work on."],
      key: "exclude", value: Self.list(configuration.exclude))
  }

  private var sources: Member? {
    guard let sources = configuration.sources else { return nil }
    let roots = sources.scan.accessorRoots == SourceSettings().scan.accessorRoots ? [] : sources.scan.accessorRoots
    let members = [("paths", sources.paths.map(\.text)), ("exclude", sources.exclude), ("accessors", roots)]
      .filter { !$0.1.isEmpty }.map { "    \(Self.quoted($0.0)): \(Self.list($0.1, indentation: "    "))" }
    return Member(
      comments: ["The code that looks the texts up; without tests, others' code and generated accessors."],
      key: "sources", value: "{\n\(members.joined(separator: ",\n"))\n  }")
  }

  private var tokens: Member? {
    if !unusableTokens.isEmpty {
      return Member(
        comments: [
          "These cannot be used as they are: 'l10n tokens check FILE…' tells why.",
          "\"tokens\": \(JSONOutput.strings(unusableTokens).text(.oneLine, .visible))",
        ], key: "tokens", value: nil)
    }
    guard !configuration.tokens.isEmpty else { return nil }
    return Member(
      comments: ["The design system, for texts to be measured in its components: 'l10n bind --suggest' goes on."],
      key: "tokens", value: Self.list(configuration.tokens.map(\.text)))
  }

  private var fonts: Member? {
    guard !configuration.fonts.isEmpty else { return nil }
    return Member(comments: [], key: "fonts", value: Self.list(configuration.fonts))
  }

  /// A text in quotes and in one line, so that no name can end a comment.
  private static func quoted(_ text: String) -> String { JSONText.quoted(text, .visible) }

  private static let width = 110

  /// A list in lines of at most some 110 characters.
  private static func list(_ texts: [String], indentation: String = "  ") -> String {
    let oneLine = JSONOutput.strings(texts).text(.oneLine, .visible)
    if oneLine.count < width - 20 { return oneLine }
    var lines: [String] = []
    for text in texts.map(quoted) {
      if let last = lines.last, last.count + text.count + 2 <= width {
        lines[lines.count - 1] += " \(text),"
      } else {
        lines.append("\(indentation)  \(text),")
      }
    }
    lines[lines.count - 1].removeLast()
    return "[\n\(lines.joined(separator: "\n"))\n\(indentation)]"
  }
}
