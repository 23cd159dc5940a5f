/// A place in a file as a person counts it: line and column, both from 1.
///
/// Columns count Unicode scalars of the decoded line, so that a file reads the same in UTF-8 and UTF-16.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
