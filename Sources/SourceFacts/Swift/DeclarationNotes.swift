/// What stands above a declaration.
package struct DeclarationNotes: Hashable, Sendable {
  /// What a comment for this reader begins with, as in `// l10n: name "2xl"`.
  package static let prefix = "// l10n: "

  /// The documentation.
  package var summary: String?
  package var isDeprecated = false
  /// Why it is deprecated, or what to use; `nil` without either.
  package var deprecationReason: String?
  /// The name in the token file, where it is another.
  package var name: String?
  /// The type of the token, where it cannot be told from the constant.
  package var type: String?

  package init() {}

  /// What a second declaration of the same type says fills what the first left out.
  package mutating func merge(_ other: Self) {
    summary = summary ?? other.summary
    if !isDeprecated { (isDeprecated, deprecationReason) = (other.isDeprecated, other.deprecationReason) }
    name = name ?? other.name
  }
}
