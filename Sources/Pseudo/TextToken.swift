/// A stretch of a text that is either for people to read or has to stay as it is.
struct TextToken: Hashable {
  enum Kind: Hashable {
    /// Words, which are transformed.
    case text
    /// A placeholder, tag, entity, escape, link target, address or white space at an end.
    case literal
  }

  let kind: Kind
  /// UTF-8 offsets in the text.
  let range: Range<Int>
}
