import Project
import StringTables

/// A text of a translation beside the text of the source that it stands for.
public struct TextPair: Sendable {
  public let unit: Unit
  public let source: LocatedText
  public let translation: LocatedText
  public let sourceTraits: TextTraits
  public let translationTraits: TextTraits
  /// The locale of the source.
  public let sourceLocale: String
  /// The plural category that the translation stands for, as in “few”.
  public let category: String?

  public var locale: String { unit.locale }

  /// Whether the translation's bytes are those of its key, which the code names: another text would be another key.
  var isKey: Bool { translation.range == unit.translation.keyRange }

  /// The plural form, as it ends a sentence; empty without one.
  var place: String { Report.formText(category) }
}
