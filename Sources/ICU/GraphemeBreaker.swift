import CICU

/// Finds the grapheme clusters of UAX #29: what a reader takes for one character.
package final class GraphemeBreaker {
  private let finder: BreakFinder

  /// Opens a break iterator (`ubrk_open`).
  ///
  /// - Throws: ``ICUError`` when ICU's data has no break rules.
  package convenience init() throws { try self.init(readsRules: true) }

  /// - Parameter readsRules: Whether ICU's rules are run without its iterator, which changes no boundary.
  init(readsRules: Bool) throws {
    finder = try BreakFinder(readsRules: readsRules) { cicu_grapheme_breaker_open(&$0) }
  }

  /// Returns the ends of the clusters of `text` in code units, ascending; the last is its count.
  ///
  /// - Complexity: O(*n*) in the code units.
  package func boundaries(in text: [UInt16]) -> [Int] {
    var ends: [Int32] = []
    text.withUnsafeBufferPointer { append(boundariesOf: $0, to: &ends) }
    return ends.map { Int($0) }
  }

  /// Adds the ends of the clusters of a text, counted from its start.
  package func append(boundariesOf text: UnsafeBufferPointer<UInt16>, to ends: inout [Int32]) {
    guard !text.isEmpty else { return }
    let found = finder.findByRules(text) ?? finder.find(text)
    if found == 0 { return ends.append(Int32(text.count)) }
    ends.append(contentsOf: finder.offsets[..<found])
  }
}
