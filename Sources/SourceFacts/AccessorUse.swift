import SourceText

/// A use of a generated accessor, as in `L10n.Cue.title` or `strings.count.items(3)`.
public struct AccessorUse: Hashable, Sendable {
  /// The names from the root on, as in `["L10n", "Cue", "title"]`.
  public var path: [String]
  /// What a call hands over; `nil` without a call.
  public var arguments: [ArgumentKind]?
  public var range: ByteRange
  public var isInPreview = false

  public init(path: [String], range: ByteRange) {
    self.path = path
    self.range = range
  }
}
