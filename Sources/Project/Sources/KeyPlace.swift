/// A key of a table.
public struct KeyPlace: Hashable, Sendable {
  /// The number of the table group.
  public let group: Int
  public let key: String

  public init(group: Int, key: String) {
    self.group = group
    self.key = key
  }
}
