import Messages
import Project

/// A text of a translation beside the text of the source that it stands for.
package struct TextPair: Sendable {
  package let unit: Unit
  package let source: LocatedText
  package let translation: LocatedText
  package let sourceTraits: TextTraits
  package let translationTraits: TextTraits
  /// The locale of the source.
  package let sourceLocale: String
  /// The plural category that the translation stands for, as in “few”.
  package let category: String?

  package var locale: String { unit.locale }

  /// Whether the translation's bytes are those of its key, which the code names: another text would be another key.
  var isKey: Bool { translation.range == unit.translation.keyRange }

  /// The plural form, as it ends a sentence; empty without one.
  var place: String { Report.formText(category) }
}
