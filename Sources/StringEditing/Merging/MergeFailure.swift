import SourceText

/// Why files cannot be merged by key.
package struct MergeFailure: Error {
  /// Which of the files is to blame.
  package enum Side: String, Sendable {
    case base, ours, theirs
  }

  package let message: String
  package let side: Side

  /// The place in the file; `nil` where the message is about the whole.
  package let position: SourcePosition?
}
