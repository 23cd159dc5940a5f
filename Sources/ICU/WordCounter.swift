import CICU

/// Counts words by UAX #29, those of Chinese, Japanese, Thai, Lao, Khmer and Burmese by ICU's dictionaries.
package final class WordCounter {
  private let handle: OpaquePointer

  /// Opens a break iterator (`ubrk_open`).
  ///
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses, or when its data has no break rules.
  package init(locale: String) throws {
    var status: Int32 = 0
    let handle = cicu_word_breaker_open(locale, &status)
    try ICUError.check(status, from: "ubrk_open")
    guard let handle else { throw ICUError(function: "ubrk_open", code: 7) }
    self.handle = handle
  }

  deinit { cicu_word_breaker_close(handle) }

  /// The number of words: “don't” is one, “3,000” is one, punctuation and emoji are none.
  ///
  /// - Parameter text: UTF-16.
  /// - Complexity: O(*n*) in the code units.
  package func count(in text: [UInt16]) -> Int {
    guard !text.isEmpty else { return 0 }
    var status: Int32 = 0
    let count = cicu_word_count(handle, text, Int32(text.count), &status)
    return status <= 0 ? Int(count) : 0
  }
}
