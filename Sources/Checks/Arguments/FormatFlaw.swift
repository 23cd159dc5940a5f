/// Something in a text that was meant as a placeholder and is none, or is read as one and was not meant so.
struct FormatFlaw: Hashable {
  enum Kind: Hashable {
    /// The percent sign is missing, as in `2$@`.
    case missingPercent
    /// A percent sign of another script, as in `٪@`.
    case foreignPercent
    /// The percent sign is written twice, as in `%%1$@`, and the value is wanted here.
    case doubledPercent
    /// A character inside that does not belong there, as the no-break space in `%\u{A0}1$@`.
    case inserted(Unicode.Scalar)
    /// A position or a width without a letter behind it, as in `%1$`.
    case incomplete
    /// A letter that no placeholder has, as in `%đ`.
    case foreignLetter
    /// A variable with a space inside, as in `%# @files @`.
    case brokenVariable
    /// The placeholder of another system, as in `{0}`.
    case otherSyntax
    /// `@` or `@@` where the source has a placeholder.
    case looseAt
    /// A percent sign of the prose that is read as a placeholder, as in `100 % of`.
    case eatenArgument
    /// A percent sign that is read as none, in a text that is formatted.
    case loosePercent

    /// Whether it is what became of a placeholder.
    var isMalformed: Bool { self != .eatenArgument && self != .loosePercent }
  }

  let kind: Kind
  /// UTF-8 offsets in the text.
  let range: Range<Int>
  let written: String

  /// Whether a rule of its own is asked about a text with this flaw: nothing but the placeholder that is missing shows
  /// that `2$lld` was meant as one.
  var isSaid: Bool {
    switch kind {
    case .loosePercent: false
    case .missingPercent, .doubledPercent: written.hasSuffix("@")
    default: true
    }
  }
}
