/// What UTF-8 looks like when it was read as Latin-1 or Windows-1252 and written as UTF-8 again.
enum Garbling {
  /// Whether two characters in a row are the bytes of one, as in `Ã©` for `é`.
  ///
  /// Guillemets, ordinal signs and no-break spaces behind a capital letter are no such sign.
  static func isGarbled(_ first: UInt32, _ second: UInt32) -> Bool {
    guard first >= 0xC2, first <= 0xC5 || first == 0xD0 || first == 0xD1 else {
      return first == 0xE2 && (second == 0x80 || second == 0x81 || second == 0x20AC)
    }
    switch second {
    case 0xA0, 0xAA, 0xAB, 0xB4, 0xB7, 0xBA, 0xBB: return false
    default: return second >= 0x80 && second < 0xC0
    }
  }

  /// The character that two stand for; `nil` where it has more bytes than two.
  static func original(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    first == 0xE2 ? nil : Unicode.Scalar((first & 0x1F) << 6 | second & 0x3F)
  }
}
