/// How a box keeps its shape: `aspectRatio(_:contentMode:)`, `scaledToFit()` and `scaledToFill()`.
package struct AspectRatio: Hashable, Sendable {
  package enum ContentMode: String, CaseIterable, Sendable {
    /// As large as it can be within what is proposed.
    case fit
    /// As small as it can be around what is proposed.
    case fill
  }

  /// Its width by its height, more than 0; `nil` for that of its ideal size.
  package let ratio: Double?
  package let mode: ContentMode

  package init(_ ratio: Double? = nil, _ mode: ContentMode) { (self.ratio, self.mode) = (ratio, mode) }
}
