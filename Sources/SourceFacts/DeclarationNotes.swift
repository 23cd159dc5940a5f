/// What stands above a declaration.
public struct DeclarationNotes: Hashable, Sendable {
  /// What a comment for this reader begins with, as in `// l10n: name "2xl"`.
  public static let prefix = "// l10n: "

  /// The documentation.
  public var summary: String?
  public var isDeprecated = false
  /// Why it is deprecated, or what to use; `nil` without either.
  public var deprecationReason: String?
  /// The name in the token file, where it is another.
  public var name: String?
  /// The type of the token, where it cannot be told from the constant.
  public var type: String?

  public init() {}

  /// What a second declaration of the same type says fills what the first left out.
  public mutating func merge(_ other: Self) {
    summary = summary ?? other.summary
    if !isDeprecated { (isDeprecated, deprecationReason) = (other.isDeprecated, other.deprecationReason) }
    name = name ?? other.name
  }
}
