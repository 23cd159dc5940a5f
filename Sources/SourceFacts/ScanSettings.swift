/// What a project says of its own code.
package struct ScanSettings: Hashable, Sendable {
  /// A function or member of the project that looks keys up.
  package struct Wrapper: Hashable, Sendable {
    /// As in `tr`, `Localizer.text`, or with a dot in front for a member of the key itself: `.localized`.
    package var name: String
    /// The label of the argument that is the key; `nil` for the first argument without one.
    package var keyLabel: String?
    package var tableLabel: String?
    package var commentLabel: String?
    package var defaultLabel: String?
    /// The table, where no argument says it; `nil` for the default one.
    package var table: String?
    /// Whether the arguments behind fill the text in.
    package var formats: Bool

    package init(
      name: String, keyLabel: String? = nil, tableLabel: String? = nil, commentLabel: String? = nil,
      defaultLabel: String? = nil, table: String? = nil, formats: Bool = false
    ) {
      self.name = name
      self.keyLabel = keyLabel
      self.tableLabel = tableLabel
      self.commentLabel = commentLabel
      self.defaultLabel = defaultLabel
      self.table = table
      self.formats = formats
    }
  }

  package var wrappers: [Wrapper] = []
  /// Names that accessors begin with, as in `L10n`.
  package var accessorRoots: [String] = ["L10n", "R.string", "Strings"]
  /// Names that the project gives types of keys, as `typealias Key = LocalizedStringKey`, with the types.
  package var keyTypes: [KeyTypeAlias] = []
  /// Whether the parser is given code without texts too, so that all errors in it are told.
  package var parsesAll = false

  /// The platform whose branches of `#if` count, where the constants of a file are asked for, and nothing else.
  package var constantsFor: SwiftPlatform?

  /// The platform whose branches of `#if` count, where the bodies of views and of what they call are asked for, beside
  /// all else.
  package var viewsFor: SwiftPlatform?

  package init() {}
}
