import SourceText

/// The encoding of a text file, as its first bytes tell it.
package struct FileEncoding {
  package let text: TextEncoding

  /// Bytes of the byte order mark.
  package let markLength: Int

  /// Whether the encoding was guessed from zero bytes, for want of a mark.
  let isGuess: Bool

  package init(of bytes: [UInt8]) {
    if let mark = TextEncoding.byteOrderMark(of: bytes) {
      (text, markLength, isGuess) = (mark.encoding, mark.length, false)
      return
    }
    let guess = TextEncoding.unmarked(of: bytes)
    (text, markLength, isGuess) = (guess ?? .utf8, 0, guess != nil)
  }

  /// The name for people: `utf-8`, `utf-8-bom`, `utf-16le-bom`, `utf-16le` (without a mark) ….
  package var name: String { markLength > 0 ? text.rawValue + "-bom" : text.rawValue }
}
