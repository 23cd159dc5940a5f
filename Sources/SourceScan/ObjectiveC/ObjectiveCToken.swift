/// A token of C or Objective-C, without comments and preprocessor lines.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    /// Keywords too, and those with an at sign in front, as `@selector`.
    case word
    /// `"…"`.
    case text
    /// `@"…"`.
    case object
    /// Numbers and characters.
    case constant
    /// One operator or bracket.
    case mark
  }

  var kind: Kind
  var start: UInt32
  var end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
