import Messages

/// A key that is to have an accessor.
package struct AccessorSource: Sendable {
  package var table: String
  package var key: String
  /// In the development language.
  package var message: Message
  /// What the developer tells the translator; empty without one.
  package var comment: String
  /// Whether the text is English, whose words tell what its arguments are.
  package var isEnglish: Bool
  /// Where the key stands, for messages, as in “Strings/en.lproj/Localizable.strings:3:1”.
  package var place: String

  package init(
    table: String, key: String, message: Message, comment: String = "", isEnglish: Bool = true, place: String
  ) {
    self.table = table
    self.key = key
    self.message = message
    self.comment = comment
    self.isEnglish = isEnglish
    self.place = place
  }

  /// The key as a message quotes it.
  var shortKey: String { key.unicodeScalars.count <= 60 ? key : String(key.unicodeScalars.prefix(59)) + "…" }
}
