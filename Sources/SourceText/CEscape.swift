/// Escape sequences of one letter that C has, and with it Objective-C, gettext and old-style property lists.
package enum CEscape {
  /// The byte that a letter behind a backslash stands for; `nil` for another one.
  package static func byte(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }
}
