import ICU
import Messages
import Project
import SourceText

/// Tells what is wrong with the names of locales, and which were meant.
struct KnownLocales {
  /// Of as many names the nearest is looked for: a project with more has another trouble.
  private static let mostSought = 32
  /// The languages of most apps, which are meant before those of few.
  private static let usual = [
    "de", "fr", "es", "it", "pt", "nl", "ja", "ko", "zh-Hans", "zh-Hant", "ru", "ar", "tr", "pl", "sv", "da", "nb",
    "fi", "cs", "hu", "el", "he", "th", "uk", "ro", "sk", "hr", "ca", "vi", "id", "ms", "hi", "pt-BR", "pt-PT",
    "en-GB", "es-419", "fr-CA", "zh-HK",
  ]

  private let project: Project
  private lazy var candidates: [[String]] = {
    let own = project.configuration.locales + Set(project.groups.flatMap(\.tables.keys)).sorted()
    return [
      own.filter { LocaleIdentifier($0)?.isKnownLanguage ?? false }, Self.usual,
      AvailableLocales.all.map { $0.replacing("_", with: "-") },
    ]
  }()
  private var sought = 0

  init(of project: Project) { self.project = project }

  /// - Parameter locale: What an app takes the folder for.
  mutating func flaw(ofFolder name: String, locale: String?, isRead: Bool) -> String? {
    if FolderName.noLanguages.contains(name) { return nil }
    if let locale, locale != name {
      return isRead
        ? "'\(name).lproj' is the old name of a language: name it '\(locale).lproj'"
        : "'\(name).lproj' is not read beside '\(locale).lproj', so that its texts are never shown: move them there"
    }
    return flaw(of: name, called: "'\(name).lproj'")
  }

  /// What is wrong with a language tag; `nil` for one that a system knows.
  mutating func flaw(of name: String, called subject: String) -> String? {
    guard let locale = LocaleIdentifier(name), locale.isKnownLanguage || locale.isPseudo else {
      return unread("\(subject) names no language that a system knows", name)
    }
    if let script = locale.script, Script.tag(ofName: script) == nil {
      return unread("\(subject) names the script '\(script)', which does not exist", name)
    }
    guard let region = locale.region, !locale.isPseudo, locale.displayName(in: "en").contains("(\(region)") else {
      return nil
    }
    return unread("\(subject) names the region '\(region)', which does not exist", name)
  }

  private mutating func unread(_ flaw: String, _ name: String) -> String {
    let nearest = nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return flaw + ": its texts are never shown" + nearest
  }

  /// The nearest locale of the project, else of those that a system knows.
  private mutating func nearest(to name: String) -> String? {
    guard sought < Self.mostSought else { return nil }
    sought += 1
    let word = name.replacing("_", with: "-")
    for list in candidates {
      if let nearest = NearestName.of(word, in: list.filter { $0 != name }) { return nearest }
    }
    return nil
  }
}
