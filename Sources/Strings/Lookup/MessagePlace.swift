/// Where a message is found, for what is made of it: see ``Strings/deriving(locale:_:)``.
public struct MessagePlace: Hashable, Sendable {
  /// Name of the table, as in “Localizable”.
  public let table: String
  public let key: String
  /// `false` for what its file marks as not to be translated.
  public let isTranslatable: Bool

  public init(table: String, key: String, isTranslatable: Bool = true) {
    self.table = table
    self.key = key
    self.isTranslatable = isTranslatable
  }
}
