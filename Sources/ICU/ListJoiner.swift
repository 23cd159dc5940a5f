import CICU
import Locales

/// Joins texts as a locale does, as in “red, green, and blue”.
// Unchecked: `ulistfmt_format` takes the formatter as const, and ICU promises that const functions may run at the same
// time on one object.
package final class ListJoiner: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a formatter (`ulistfmt_openForType`).
  ///
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses.
  package init(locale: String, style: ListStyle = .and) throws {
    var status: Int32 = 0
    let handle = cicu_list_open(locale, Int32(style.rawValue), &status)
    try ICUError.check(status, from: "ulistfmt_openForType")
    guard let handle else { throw ICUError(function: "ulistfmt_openForType", code: 7) }
    self.handle = handle
  }

  deinit { cicu_list_close(handle) }

  /// Returns the items joined (`ulistfmt_format`); with commas where ICU fails.
  package func string(_ items: [String]) -> String {
    var text: [UInt16] = []
    var ends: [Int32] = []
    for item in items {
      text += item.utf16
      ends.append(Int32(clamping: text.count))
    }
    return utf16String { cicu_list_format(handle, text, ends, Int32(clamping: ends.count), $0, $1, &$2) }
      ?? items.joined(separator: ", ")
  }
}
