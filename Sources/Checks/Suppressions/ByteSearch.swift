import SourceText

/// Finds the word of suppressions in the bytes of a file.
enum ByteSearch {
  private typealias Lanes = SIMD16<UInt8>

  /// Where `l10n:disable` starts, ascending.
  ///
  /// Sixteen places are looked at together for the `0` and the colon, which hardly ever stand so in other texts.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func places(of word: StaticString, in bytes: [UInt8], _ encoding: TextEncoding = .utf8) -> [Int] {
    let width = encoding.unitWidth
    let isBigEndian = encoding == .utf16BigEndian || encoding == .utf32BigEndian
    let zeros = [UInt8](repeating: 0, count: width - 1)
    let pattern = word.description.utf8.flatMap { isBigEndian ? zeros + [$0] : [$0] + zeros }
    let low = isBigEndian ? width - 1 : 0
    let (first, second) = (2 * width + low, 4 * width + low)
    guard pattern.count > second, bytes.count >= pattern.count else { return [] }
    let (one, other) = (Lanes(repeating: pattern[first]), Lanes(repeating: pattern[second]))
    return bytes.withUnsafeBytes { text in
      var places: [Int] = []
      var index = 0
      let end = text.count - pattern.count
      func check(_ place: Int) {
        guard place <= end, text[place..<place + pattern.count].elementsEqual(pattern) else { return }
        places.append(place)
      }
      while index + second + Lanes.scalarCount <= text.count {
        let left = text.loadUnaligned(fromByteOffset: index + first, as: Lanes.self) .== one
        let right = text.loadUnaligned(fromByteOffset: index + second, as: Lanes.self) .== other
        let both = left .& right
        if any(both) { for lane in 0..<Lanes.scalarCount where both[lane] { check(index + lane) } }
        index += Lanes.scalarCount
      }
      while index <= end {
        check(index)
        index += 1
      }
      return places
    }
  }
}
