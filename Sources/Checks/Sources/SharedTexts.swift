import ICU
import Project
import SourceFacts
import StringTables

/// Texts that no language says otherwise: those of the development language that all tables leave as they are
/// (“Podcast”, “Tracks”), what an app is called, abbreviations (“ALPN”), and what has no words.
struct SharedTexts {
  private let apps: ProjectApps
  private var texts: Set<String> = []
  /// The words of the development language, but for those in capitals.
  private var words: Set<String> = []

  /// Only languages that translate most of a table are asked, and no variant of the development language.
  ///
  /// - Complexity: O(*n*) in the texts of the project.
  init(_ project: Project, _ apps: ProjectApps) {
    self.apps = apps
    let own = LocaleIdentifier(project.developmentLanguage)?.language
    var changed: Set<String> = []
    for group in project.groups {
      let tables = group.translations.filter { LocaleIdentifier($0)?.language != own }.compactMap { group.tables[$0] }
      var pairs = tables.map { _ in [(text: String, isSame: Bool)]() }
      for entry in group.sourceEntries {
        guard let text = entry.message.plainText?.string else { continue }
        for word in text.split(whereSeparator: { !$0.isLetter }) where word.contains(where: \.isLowercase) {
          words.insert(word.lowercased())
        }
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
  func contains(_ text: KeyText) -> Bool {
    !text.hasWords || apps.isName(text) || texts.contains(Self.folded(text.description))
      || isAbbreviation(text.description)
  }

  /// Whether it is a word in capitals that no text has otherwise.
  private func isAbbreviation(_ text: String) -> Bool {
    text.count <= Self.longestAbbreviation && text.allSatisfy { $0.isASCII && $0.isUppercase }
      && !words.contains(text.lowercased())
  }

  private static let longestAbbreviation = 8

  private static func folded(_ text: String) -> String {
    var text = text.lowercased()[...]
    while let last = text.last, last.isPunctuation || last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
