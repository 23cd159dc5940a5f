import CICU

/// Compares texts by the root collation (CLDR's of UTS #10), numbers by value, punctuation as characters.
///
/// The C function is `ucol_strcoll`.
// Unchecked: a collator whose attributes do not change may be used by several threads (ucol.h, “Collator”).
package final class RootCollator: @unchecked Sendable {
  /// What two texts have to differ in for one to come first.
  package enum Level: Int32 {
    case letters = 0
    case accents = 1
    /// Case, and the form of letters.
    case letterCase = 2
  }

  private let handle: OpaquePointer

  /// - Throws: ``ICUError`` when ICU has no data for collation.
  package init(_ level: Level) throws(ICUError) {
    var status: Int32 = 0
    let handle = cicu_root_collator_open(level.rawValue, &status)
    try ICUError.check(status, from: "ucol_open")
    guard let handle else { throw ICUError(function: "ucol_open", code: 7) }
    self.handle = handle
  }

  deinit { cicu_collator_close(handle) }

  /// Below 0 where `left` comes first, 0 where neither does.
  package func order(_ left: ArraySlice<UInt16>, _ right: ArraySlice<UInt16>) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        Int(
          cicu_collator_compare(
            handle, left.baseAddress, Int32(left.count), right.baseAddress, Int32(right.count)))
      }
    }
  }
}
