import SourceText

/// A place in a file from its first character up to, not including, its last position.
package struct SourceSpan: Hashable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition
}
