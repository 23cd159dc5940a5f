import StringTables

/// A key that is to have an accessor.
public struct AccessorSource: Sendable {
  public var table: String
  public var key: String
  /// In the development language.
  public var message: Message
  /// What the developer tells the translator; empty without one.
  public var comment: String
  /// Where the key stands, for messages, as in “Strings/en.lproj/Localizable.strings:3:1”.
  public var place: String

  public init(table: String, key: String, message: Message, comment: String = "", place: String) {
    self.table = table
    self.key = key
    self.message = message
    self.comment = comment
    self.place = place
  }

  /// The key as a message quotes it.
  var shortKey: String { key.unicodeScalars.count <= 60 ? key : String(key.unicodeScalars.prefix(59)) + "…" }
}
