import Messages
import Pseudo

extension LocalizedStrings {
  /// The same texts in the pseudo-locale, made from the development language: for tests of app models, without files.
  ///
  /// ```swift
  /// let pseudo = strings.pseudolocalized(by: Pseudolocalizer(definition))
  /// model.cueText.resolved(in: pseudo)
  /// ```
  ///
  /// Keys that are not to be translated keep their text.
  ///
  /// - Parameters:
  ///   - pseudolocalizer: With the strategy `keys`, each text shows its table and key.
  ///   - keeps: Whether a text stays as it is, as `doNotTranslate` of a project says it of files.
  public func pseudolocalized(
    by pseudolocalizer: Pseudolocalizer, keeping keeps: @escaping @Sendable (StringKey) -> Bool = { _ in false }
  ) -> LocalizedStrings {
    deriving(locale: pseudolocalizer.definition.locale) { message, place in
      guard !keeps(StringKey(place.key, table: place.table)) else { return message }
      return pseudolocalizer.pseudolocalize(message, at: place)
    }
  }
}

extension Pseudolocalizer {
  /// The message with every text and variant changed, its structure and variables kept.
  ///
  /// - Parameter label: Table and key, for a strategy that shows them.
  package func pseudolocalize(_ message: Message, label: String? = nil, fitting fit: WidthFit? = nil) -> Message {
    let texts = pseudolocalize(
      message.texts.map(\.string), wholes: message.format.texts.count, label: label, fitting: fit)
    var next = texts.makeIterator()
    return message.mapTexts { LocatedText(next.next() ?? $0.string, range: $0.range) }
  }

  /// The message of a table; one that is not to be translated stays as it is.
  func pseudolocalize(_ message: Message, at place: MessagePlace) -> Message {
    guard place.isTranslatable else { return message }
    return pseudolocalize(message, label: place.table + "/" + place.key)
  }
}
