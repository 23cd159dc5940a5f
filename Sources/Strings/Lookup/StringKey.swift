/// A key with its table, for keys that are written once and used in many places.
///
/// ```swift
/// extension StringKey {
///   static let signIn: StringKey = "auth.sign-in"
/// }
/// strings[.signIn]
/// ```
public struct StringKey: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public let table: String
  /// Shown where no language has the key; `nil` shows the key.
  public let defaultValue: String?

  public init(_ name: String, table: String = LocalizedStrings.defaultTable, defaultValue: String? = nil) {
    self.name = name
    self.table = table
    self.defaultValue = defaultValue
  }

  public init(stringLiteral name: String) { self.init(name) }
}
