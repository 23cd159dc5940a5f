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
  /// The first texts with each of its words, in small letters.
  private var places: [String: [(group: Int, key: String)]] = [:]
  /// Of each group, the tables of languages that translate most of it.
  private var tables: [[Table]] = []
  private var kept: [String: Bool] = [:]
  private static let mostPlaces = 20

  /// Only languages that translate most of a table are asked, and no variant of the development language.
  ///
  /// - Complexity: O(*n*) in the texts of the project.
  init(_ project: Project, _ apps: ProjectApps) {
    self.apps = apps
    let own = LocaleIdentifier(project.developmentLanguage)?.language
    var changed: Set<String> = []
    for (number, group) in project.groups.enumerated() {
      let all = group.translations.filter { LocaleIdentifier($0)?.language != own }.compactMap { group.tables[$0] }
      var pairs = all.map { _ in [(text: String, isSame: Bool)]() }
      for entry in group.sourceEntries {
        guard let text = entry.message.plainText?.string else { continue }
        for word in Self.words(of: text) {
          let small = word.lowercased()
          if word.contains(where: \.isLowercase) { words.insert(small) }
          if places[small, default: []].count < Self.mostPlaces {
            places[small, default: []].append((number, entry.key.string))
          }
        }
        for (language, table) in all.enumerated() {
          guard let other = table[entry.key.string]?.message.plainText?.string, !other.isEmpty else { continue }
          pairs[language].append((Self.folded(text), other == text))
        }
      }
      tables.append([])
      for (table, pairs) in zip(all, pairs) where 2 * pairs.count(where: \.isSame) < pairs.count {
        tables[number].append(table)
        for pair in pairs {
          if pair.isSame { texts.insert(pair.text) } else { changed.insert(pair.text) }
        }
      }
    }
    texts.subtract(changed)
  }

  /// Whether a text is one, in capitals or not, whatever stands behind it.
  ///
  /// - Complexity: O(*n*) in its words and the languages of the project.
  mutating func contains(_ text: KeyText) -> Bool {
    let description = text.description
    if !text.hasWords || apps.isName(text) || texts.contains(Self.folded(description)) { return true }
    let words = Self.words(of: description)
    return !words.isEmpty && words.allSatisfy { isAbbreviation($0) || isKept($0.lowercased()) }
  }

  /// Whether it is a word in capitals that no text has otherwise.
  private func isAbbreviation(_ word: Substring) -> Bool {
    word.count <= Self.longestAbbreviation && word.allSatisfy { $0.isASCII && $0.isUppercase }
      && !words.contains(word.lowercased())
  }

  private static let longestAbbreviation = 8

  /// Whether the translations of the texts with a word have it too, as a name: “Reality”.
  private mutating func isKept(_ word: String) -> Bool {
    if let known = kept[word] { return known }
    var (with, all) = (0, 0)
    for place in places[word, default: []] {
      for table in tables[place.group] {
        guard let text = table[place.key]?.message.plainText?.string, !text.isEmpty else { continue }
        all += 1
        if Self.words(of: text).contains(where: { $0.lowercased() == word }) { with += 1 }
      }
    }
    let isKept = all >= Self.fewestTranslations && 10 * with >= 9 * all
    kept[word] = isKept
    return isKept
  }

  private static let fewestTranslations = 2

  /// Runs of letters and digits.
  private static func words(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

  private static func folded(_ text: String) -> String {
    var text = text.lowercased()[...]
    while let last = text.last, last.isPunctuation || last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
