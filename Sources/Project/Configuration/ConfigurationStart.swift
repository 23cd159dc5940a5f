import DesignTokens
import ICU
import PositionedJSON
import StringTables

/// A first `l10n.json` for a project, with what was found in its folder and comments on what may be added.
package struct ConfigurationStart: Sendable {
  /// Read without a configuration; its design system is that of ``tokens``.
  private let project: Project
  private let tokens: [String]
  private let unusableTokens: [String]
  private let fonts: [String]

  /// - Parameters:
  ///   - project: The tables of the folder, and the design system of `tokens`.
  ///   - tokens: Token files that can be read together, or one resolver.
  ///   - unusableTokens: Token files that cannot.
  ///   - fonts: Folders with fonts.
  package init(_ project: Project, tokens: [String], unusableTokens: [String], fonts: [String]) {
    self.project = project
    self.tokens = tokens
    self.unusableTokens = unusableTokens
    self.fonts = fonts
  }

  /// The languages of the tables, pseudo-locales and folders that name no language left out.
  package var locales: [String] {
    project.locales.filter { LocaleIdentifier($0).map { !$0.isPseudo } ?? false }
  }

  /// The file: JSON with comments.
  package var text: String {
    let parts = [language, paths, rules, overrides, design, bindings, measuring].compactMap { $0 }
    return """
      // What l10n knows of this project. Every key may be left out; 'l10n rules --format schema' writes the JSON Schema
      // of this file, for editors that complete names.
      {
      \(parts.joined(separator: "\n\n"))
      }

      """
  }

  private var language: String {
    var lines = ["  // The language that the developers write, and those that the app ships."]
    lines.append("  \"developmentLanguage\": \(Self.quoted(project.developmentLanguage)),")
    let list = "  \"locales\": \(Self.list(locales)),"
    lines.append(locales.isEmpty ? "  // \(list.dropFirst(2))" : list)
    return lines.joined(separator: "\n")
  }

  /// The folders that hold all tables, none of them in another; empty where that is the folder of the project.
  private var tableFolders: [String] {
    let folders = Set(project.documents.map(\.tablePath.folder)).sorted()
    let outermost = folders.filter { folder in !folders.contains { $0 != folder && (folder + "/").hasPrefix($0 + "/") }
    }
    return folders.contains("") || outermost.count > 8 ? [] : outermost
  }

  private var paths: String {
    let folders = tableFolders
    let count = project.documents.count
    let tables = project.groups.count
    let found =
      "  // Found: \(count) \(count == 1 ? "file" : "files") of \(tables) \(tables == 1 ? "table" : "tables"). "
    guard !folders.isEmpty else {
      return """
        \(found)Without 'paths' all folders are looked through.
          // "paths": ["App", "Packages/*/Sources"],
          // "exclude": ["**/Fixtures"],
        """
    }
    return """
      \(found)Patterns such as "Packages/*/Sources" will do too.
        "paths": \(Self.list(folders)),
        // "exclude": ["**/Fixtures"],
      """
  }

  private var rules: String {
    """
      // Severity and options of rules: 'l10n rules' lists them, 'l10n explain RULE' tells of one.
      "rules": {
        // "missing-translation": "warning",
        // "extra-key": "off"
      },
    """
  }

  private var overrides: String {
    let table = project.groups.first?.name ?? "InfoPlist"
    return """
        // Rules for a part of the project; the last that matches holds.
        // "overrides": [
        //   { "tables": \(Self.quoted(table)), "locales": "zh*", "rules": { "extra-key": "off" } }
        // ],
      """
  }

  private var design: String {
    var lines = ["  // The design system, for texts to be measured in its components, and its fonts."]
    if !tokens.isEmpty { lines.append("  \"tokens\": \(Self.list(tokens)),") }
    if !unusableTokens.isEmpty {
      lines.append("  // These cannot be used as they are: 'l10n tokens check FILE…' tells why.")
      lines.append("  // \"tokens\": \(Self.list(unusableTokens)),")
    }
    if tokens.isEmpty, unusableTokens.isEmpty { lines.append("  // \"tokens\": [\"Tokens/app.tokens.json\"],") }
    lines.append(fonts.isEmpty ? "  // \"fonts\": [\"Fonts\"]," : "  \"fonts\": \(Self.list(fonts)),")
    return lines.joined(separator: "\n")
  }

  private var bindings: String {
    """
      // Which keys stand in which slot of a component; the first that matches holds.
      // "bindings": [
      //   \(binding)
      // ],
    """
  }

  /// An example that fits the project: its keys and its components, as far as there are any.
  private var binding: String {
    let components = project.designSystem.components.filter { !$0.slots.isEmpty }
    let component = components.first { $0.isInteractive } ?? components.first
    let slot = component.map { "\($0.name).\($0.slots[0])" } ?? "Button.title"
    return "{ \"keys\": \(Self.quoted(keyPattern)), \"slot\": \(Self.quoted(slot)) }"
  }

  /// A pattern of the most frequent beginning of keys.
  private var keyPattern: String {
    var counts: [String: Int] = [:]
    for group in project.groups {
      let table = group.source ?? group.tables.min { $0.key < $1.key }?.value
      for entry in table?.entries ?? group.sourceEntries {
        let key = entry.key.string
        guard let dot = key.firstIndex(of: "."), dot != key.startIndex, key.index(after: dot) != key.endIndex,
          !key.contains(" ")
        else { continue }
        counts[String(key[..<dot]), default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { $0.key + ".*" } ?? "button.*"
  }

  private var measuring: String {
    """
      // Where texts are measured; --device and --size of a call come before it.
      // "devices": ["iphone-se", "iphone"],
      // "sizes": ["large", "accessibility3"]
    """
  }

  /// A text in quotes and in one line, so that no name can end a comment.
  private static func quoted(_ text: String) -> String { JSONText.quoted(text, .visible) }

  private static func list(_ texts: [String]) -> String { JSONOutput.strings(texts).text(.oneLine, .visible) }
}
