/// What part a space takes in the shaping of the words beside it, in one face.
///
/// It decides whether words can be shaped one by one and their widths added.
package enum SpaceRole: Hashable, Sendable {
  /// None: words are shaped apart and put together without a difference.
  case separates
  /// The space is kerned with the letter after it; no rule looks beyond the space.
  case kerns
  /// Rules for the glyphs of the set look at the spaces around them, and perhaps at what stands beyond.
  case context(of: Set<UInt32>)
  /// The space is substituted, or kerned and looked across: only a whole run shows its width.
  case shapes
}
