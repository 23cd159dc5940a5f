import SourceText

/// A use of a generated accessor, as in `L10n.Cue.title` or `strings.count.items(3)`.
package struct AccessorUse: Hashable, Sendable {
  /// The root, and the names behind it, as in `["L10n", "Cue", "title"]` and `["R.string", "cues", "title"]`.
  package var path: [String]
  /// What a call hands over; `nil` without a call.
  package var arguments: [ArgumentKind]?
  package var range: ByteRange
  package var isInPreview = false

  package init(path: [String], range: ByteRange) {
    self.path = path
    self.range = range
  }
}
