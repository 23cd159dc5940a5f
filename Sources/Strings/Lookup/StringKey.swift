/// A key with its table, for keys that are written once and used in many places.
///
/// ```swift
/// extension StringKey {
///   static let signIn: StringKey = "auth.sign-in"
/// }
/// strings[.signIn]
/// ```
public struct StringKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// As the table spells it.
  public let name: String
  /// Its file's name without the extension.
  public let table: String
  /// Shown where no language has the key; `nil` shows the key.
  public let defaultValue: String?

  /// A key of a table.
  ///
  /// - Parameters:
  ///   - name: As the table spells it.
  ///   - table: Its file's name without the extension.
  ///   - defaultValue: Shown where no language has the key; `nil` shows the key.
  public init(_ name: String, table: String = "Localizable", defaultValue: String? = nil) {
    self.name = name
    self.table = table
    self.defaultValue = defaultValue
  }

  /// A key of the table “Localizable”.
  public init(stringLiteral name: String) { self.init(name) }
}
