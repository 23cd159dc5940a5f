import Strings

/// A key in a locale bound to a slot: what the cells of the matrix have in common.
public struct MeasuredSubject: Sendable {
  public let group: Int
  public let table: String
  public let locale: String
  /// The entry whose place a finding names: the translation, or the source of a pseudo-text.
  public let entry: Table.Entry
  /// Number of the binding in ``Configuration/bindings``.
  public let binding: Int
  public let texts: [SampledText]

  public var key: String { entry.key.string }
}
