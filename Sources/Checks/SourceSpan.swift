import SourceText

/// A place in a file from its first character up to, not including, its last position.
public struct SourceSpan: Hashable, Sendable {
  public let start: SourcePosition
  public let end: SourcePosition
}
