import ICU
import Project
import StringTables

/// Texts of the development language that no language says otherwise, in any table: “Podcast”, “Tracks”.
struct SharedTexts {
  private var texts: Set<String> = []

  /// Only languages that translate most of a table are asked, and no variant of the development language.
  ///
  /// - Complexity: O(*n*) in the texts of the project.
  init(_ project: Project) {
    let own = LocaleIdentifier(project.developmentLanguage)?.language
    var changed: Set<String> = []
    for group in project.groups {
      let tables = group.translations.filter { LocaleIdentifier($0)?.language != own }.compactMap { group.tables[$0] }
      var pairs = tables.map { _ in [(text: String, isSame: Bool)]() }
      for entry in group.sourceEntries {
        guard let text = entry.message.plainText?.string else { continue }
        for (number, table) in tables.enumerated() {
          guard let other = table[entry.key.string]?.message.plainText?.string, !other.isEmpty else { continue }
          pairs[number].append((Self.folded(text), other == text))
        }
      }
      for pairs in pairs where 2 * pairs.count(where: \.isSame) < pairs.count {
        for pair in pairs {
          if pair.isSame { texts.insert(pair.text) } else { changed.insert(pair.text) }
        }
      }
    }
    texts.subtract(changed)
  }

  /// Whether a text is one, in capitals or not, whatever stands behind it.
  func contains(_ text: String) -> Bool { texts.contains(Self.folded(text)) }

  private static func folded(_ text: String) -> String {
    var text = text.lowercased()[...]
    while let last = text.last, last.isPunctuation || last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
