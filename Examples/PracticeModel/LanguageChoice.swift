import Foundation
import Strings

/// A language of the app, as a settings screen lists it.
public struct LanguageChoice: Identifiable, Hashable, Sendable {
  /// The locale as its tables spell it.
  public let id: String

  public init(id: String) { self.id = id }

  /// The name of the language in itself, so that everybody finds their own; the tag of one without a name.
  public var name: String { Locale(identifier: id).localizedString(forIdentifier: id) ?? id }

  /// The languages that there are texts in, by their names.
  public static func all(of strings: LocalizedStrings) -> [LanguageChoice] {
    strings.availableLocales.map(LanguageChoice.init).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}
