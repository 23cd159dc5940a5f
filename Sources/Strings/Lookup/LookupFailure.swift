/// Texts that could not be looked up as asked, as ``LookupCounter/verify()`` found them.
public struct LookupFailure: Error, Hashable, CustomStringConvertible {
  let lines: [String]

  /// A line for each issue, the most frequent first.
  public var description: String { lines.joined(separator: "\n") }
}
