import CICU

/// The Unicode bidirectional algorithm, UAX #9.
package enum Bidi {
  /// Returns the embedding level of every code unit; odd levels run from right to left (`ubidi_getLevels`).
  ///
  /// - Parameter rightToLeft: The direction of all paragraphs; the text is not asked for it.
  /// - Throws: ``ICUError`` when memory runs out.
  /// - Complexity: O(*n*) in the code units.
  package static func levels(of text: [UInt16], rightToLeft: Bool) throws -> [UInt8] {
    guard !text.isEmpty else { return [] }
    var status: Int32 = 0
    let levels = [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
      cicu_bidi_levels(text, Int32(text.count), rightToLeft, buffer.baseAddress!, &status)
      count = status > 0 ? 0 : text.count
    }
    try ICUError.check(status, from: "ubidi_setPara")
    return levels
  }

  /// Returns the logical index of each visual position, from left to right (`ubidi_reorderVisual`).
  ///
  /// - Parameter levels: Of code units, clusters or runs of one line. Levels above 126 leave the order as it is.
  package static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
    guard !levels.isEmpty else { return [] }
    var order = [Int32](repeating: 0, count: levels.count)
    cicu_bidi_visual_order(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}
