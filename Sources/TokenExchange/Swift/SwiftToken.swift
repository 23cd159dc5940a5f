import SourceText

/// A word, literal or sign of Swift source.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name or keyword; in backticks too.
    case name
    case number
    /// A string literal, closed or not.
    case text
    /// An operator, or one of the signs `( ) [ ] { } , : ; . @`.
    case sign
    /// A name behind `#`.
    case directive
    case regularExpression
    /// A byte that begins nothing.
    case invalid
  }

  let kind: Kind
  /// The byte of a sign of one byte, else 0.
  let byte: UInt8
  /// Whether it is the first of its line.
  let startsLine: Bool
  let hasBlankBefore: Bool
  let hasBlankBehind: Bool
  let start: UInt32
  let end: UInt32

  var range: ByteRange { ByteRange(Int(start), Int(end)) }
}
