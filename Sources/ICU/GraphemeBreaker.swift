import CICU

/// Finds the grapheme clusters of UAX #29: what a reader takes for one character.
public final class GraphemeBreaker {
  private let handle: OpaquePointer
  private var offsets: [Int32] = []

  /// Opens a break iterator (`ubrk_open`).
  ///
  /// - Throws: ``ICUError`` when ICU's data has no break rules.
  public init() throws {
    var status: Int32 = 0
    let handle = cicu_grapheme_breaker_open(&status)
    try ICUError.check(status, from: "ubrk_open")
    guard let handle else { throw ICUError(function: "ubrk_open", code: 7) }
    self.handle = handle
  }

  deinit { cicu_breaker_close(handle) }

  /// Returns the ends of the clusters of `text` in code units, ascending; the last is its count.
  ///
  /// - Complexity: O(*n*) in the code units.
  public func boundaries(in text: [UInt16]) -> [Int] {
    guard !text.isEmpty else { return [] }
    if offsets.count < text.count { offsets = Array(repeating: 0, count: text.count * 2) }
    var status: Int32 = 0
    let found = Int(cicu_breaker_offsets(handle, text, Int32(text.count), &offsets, nil, &status))
    guard status <= 0, found > 0 else { return [text.count] }
    return offsets[..<found].map { Int($0) }
  }
}
