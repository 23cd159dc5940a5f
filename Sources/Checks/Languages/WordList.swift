/// Words of which the bytes of a text are asked, in any case and in any canonical form.
struct WordList: Sendable {
  /// In lower case.
  private let words: Set<String>
  /// The UTF-8 of those that need no closer look, see ``HighScalar/isSettled(_:)``.
  private let settled: [[UInt8]]

  init(_ words: [String] = []) {
    self.words = Set(words.map { $0.lowercased() })
    settled = self.words.map { Array($0.utf8) }.filter { $0.withUnsafeBufferPointer(\.settledLetters) != nil }
  }

  /// Whether a word is one of them.
  ///
  /// - Parameter word: Well-formed UTF-8.
  /// - Complexity: O(*n*) in the number of words for one in lower case of most scripts; others are made a text of.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    if words.isEmpty { return false }
    if word.settledLetters != nil {
      if settled.contains(where: { $0.withUnsafeBufferPointer(word.hasSameBytes) }) { return true }
      if settled.count == words.count { return false }
    }
    return words.contains(String(decoding: word, as: UTF8.self).lowercased())
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of characters of a word all of which are settled, see ``HighScalar/isSettled(_:)``; `nil` for another
  /// word.
  var settledLetters: Int? {
    var (index, letters) = (0, 0)
    while index < count {
      let (scalar, length) = scalar(at: index)
      guard HighScalar.isSettled(scalar) else { return nil }
      index += length
      letters += 1
    }
    return letters
  }
}

extension HighScalar {
  /// Whether a character is a letter, its own lower case and its own canonical form, whatever stands beside it: words
  /// of such letters are equal where their bytes are.
  ///
  /// Not all that are: those of the common scripts.
  static func isSettled(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic.
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x3AC...0x3CE, 0x430...0x45F, 0x561...0x586, 0x5D0...0x5EA,
      0x621...0x63A, 0x641...0x64A:
      true
    default: false
    }
  }
}
