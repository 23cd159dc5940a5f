import SourceText

/// Finds the word of suppressions in the bytes of a file.
enum ByteSearch {
  /// Where a word starts that has one colon, ascending, as `l10n:disable` has.
  ///
  /// The colon is looked for: hardly anything else of the word is as rare in tables.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func places(of word: StaticString, in bytes: [UInt8], _ encoding: TextEncoding = .utf8) -> [Int] {
    let pattern = encoding.encode(word.description)
    let colon = UInt8(ascii: ":")
    guard let distance = pattern.firstIndex(of: colon) else { preconditionFailure("a word without a colon") }
    return bytes.withUnsafeBufferPointer { text in
      var places: [Int] = []
      var next = text.firstIndex(from: distance, of: colon)
      while next < text.count {
        if text[(next - distance)...].starts(with: pattern) { places.append(next - distance) }
        next = text.firstIndex(from: next + 1, of: colon)
      }
      return places
    }
  }
}
