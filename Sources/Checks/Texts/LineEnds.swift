/// The line ends of a text, CR LF counted as one.
struct LineEnds {
  private(set) var leading = 0
  private(set) var inner = 0
  private(set) var trailing = 0

  init(_ text: String) {
    var text = text
    self = text.withUTF8(LineEnds.init)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (index, hasText, previous) = (0, false, UInt32(0x20))
    while index < bytes.count {
      let (scalar, count) = bytes.scalar(at: index)
      index += count
      if HighScalar.isLineEnd(scalar) {
        if scalar != 0x0A || previous != 0x0D {
          if hasText { trailing += 1 } else { leading += 1 }
        }
      } else if scalar < 0x80 ? !ByteClass.isSpace(UInt8(scalar)) : !HighScalar.isSpace(scalar) {
        hasText = true
        inner += trailing
        trailing = 0
      }
      previous = scalar
    }
  }

  /// A number for the three; 0 where a text has no line end.
  var hash: UInt32 {
    [leading, inner, trailing].reduce(0) { ($0 &+ UInt32(truncatingIfNeeded: $1)).mixed &* 3 }
  }
}
