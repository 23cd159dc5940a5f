import CICU

/// Case folding without a language (`u_strFoldCase`).
package enum CaseFolding {
  /// The text without case: “ß” is “ss”.
  ///
  /// - Complexity: O(*n*).
  package static func of(_ text: String) -> String {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count) else { return text }
    return utf16String { cicu_fold_case(units, count, $0, $1, &$2) } ?? text
  }
}
