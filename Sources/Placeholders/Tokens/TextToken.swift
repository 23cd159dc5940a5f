/// A stretch of a text: words for people to read, or something that a translation has to keep byte for byte.
package struct TextToken: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// Words, with the punctuation and the white space between them.
    case words
    /// A value that is put in: a printf specifier, `${name}`, `{name}`, `#` in an ICU plural.
    case placeholder
    /// A URL, an e-mail address or a code span: shown as it is.
    case verbatim
    /// What readers do not see: a tag, the target of a link, marks of emphasis or inflection.
    case markup
    /// Stands for one character: an entity, an escape, `%%`.
    case character
    /// A control of the bidirectional algorithm.
    case direction
    /// The head of an ICU choice up to the `{` of its first branch, as in `{count, plural, one{`.
    case branchStart
    /// From the `}` of a branch to the `{` of the next.
    case branchSwitch
    /// The `}` of the last branch and that of the choice.
    case branchEnd
  }

  package let kind: Kind
  /// UTF-8 offsets in the text.
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
