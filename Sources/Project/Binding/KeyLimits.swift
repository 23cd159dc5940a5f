import SourceText
import StringFormats
import StringTables

/// How long the texts of keys may be: what the file of a text says, else the comment of its key in the development
/// language, else the first rule of the configuration that matches.
///
/// A limit in characters does not stand in the way of one in points: both hold.
package struct KeyLimits: Sendable {
  private let rules: [LimitRule]
  /// By the number of a document and the place of a key.
  private var stated: [Int: [ByteOffset: [TextLimit]]] = [:]
  /// By the number of a table group and a key of its development language.
  private var comments: [[String: [TextLimit]]] = []

  /// No limits.
  init() { rules = [] }

  /// - Parameter comments: By the number of a table group, what the comments of its keys say.
  /// - Complexity: O(*n*) in the texts of the documents that can state limits.
  init(of project: Project, comments: [[String: [TextLimit]]]) {
    rules = project.configuration.limits
    self.comments = comments
    for (number, file) in project.documents.enumerated() where file.tablePath.format == .xliff {
      for entry in file.document.entries where !entry.limits.isEmpty {
        stated[number, default: [:]][entry.key.range.start] = entry.limits.map { TextLimit($0, origin: .file) }
      }
    }
  }

  /// Whether no text has a limit.
  package var isEmpty: Bool { rules.isEmpty && stated.isEmpty && comments.allSatisfy(\.isEmpty) }

  /// The limits of a text.
  ///
  /// - Parameters:
  ///   - entry: The entry with the text, a translation say.
  ///   - group: The number of its table group.
  ///   - table: The name of its table.
  /// - Complexity: O(*r*) in the rules of the configuration.
  package func limits(of entry: Table.Entry, group: Int, table: String) -> [TextLimit] {
    let key = entry.key.string
    let rule = rules.first { $0.keys.holds(forKey: key, table: table) }
    let own = stated[entry.document]?[entry.key.range.start] ?? []
    let commented = comments[group][key] ?? []
    let configured = rule.map { rule in
      rule.lengths.map {
        TextLimit($0, origin: .configuration(rule.position, pattern: rule.keys.keys.text))
      }
    }
    var limits: [TextLimit] = []
    for candidate in own + commented + (configured ?? []) where !limits.contains(where: { $0.replaces(candidate) }) {
      limits.append(
        TextLimit(candidate.length, font: candidate.font ?? rule?.font, origin: candidate.origin))
    }
    return limits
  }
}
