/// A comment `// l10n:ignore`, alone or with the names of rules: what stands in its lines is not reported.
///
/// Behind code it holds for its line; on a line of its own for the statement or declaration below, to its end.
package struct IgnoreDirective: Hashable, Sendable {
  /// Counted from 1.
  package var lines: ClosedRange<Int>
  /// Empty for all.
  package var rules: [String]
  /// The line of the comment.
  package var line: Int

  package init(lines: ClosedRange<Int>, rules: [String], line: Int) {
    self.lines = lines
    self.rules = rules
    self.line = line
  }
}
