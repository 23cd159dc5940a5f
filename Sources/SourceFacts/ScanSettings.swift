/// What a project says of its own code.
public struct ScanSettings: Hashable, Sendable {
  /// A function or member of the project that looks keys up.
  public struct Wrapper: Hashable, Sendable {
    /// As in `tr`, `Localizer.text`, or with a dot in front for a member of the key itself: `.localized`.
    public var name: String
    /// The label of the argument that is the key; `nil` for the first argument without one.
    public var keyLabel: String?
    public var tableLabel: String?
    public var commentLabel: String?
    public var defaultLabel: String?
    /// The table, where no argument says it; `nil` for the default one.
    public var table: String?
    /// Whether the arguments behind fill the text in.
    public var formats: Bool

    public init(
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

  public var wrappers: [Wrapper] = []
  /// Names that accessors begin with, as in `L10n`.
  public var accessorRoots: [String] = ["L10n", "Strings"]
  /// Whether the parser is given code without texts too, so that all errors in it are told.
  public var parsesAll = false

  /// The platform whose branches of `#if` count, where the constants of a file are asked for, and nothing else.
  public var constantsFor: SwiftPlatform?

  public init() {}
}
