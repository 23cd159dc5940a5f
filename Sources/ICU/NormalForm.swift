import CICU

/// A form in which texts that look the same have the same scalars (UAX #15).
///
/// The C function is `unorm2_normalize`.
package enum NormalForm: Sendable {
  /// NFC: one scalar where there is one for a letter and its marks.
  case composed
  /// NFD: a letter and its marks apart.
  case decomposed

  /// - Complexity: O(*n*).
  package func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count) else { return text }
    return utf16String { cicu_normalize(self == .composed, units, count, $0, $1, &$2) } ?? text
  }
}
