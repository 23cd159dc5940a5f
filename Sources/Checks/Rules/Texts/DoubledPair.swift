import SourceText

/// A word and the one behind it that is the same.
struct DoubledPair {
  enum Kind {
    case word
    /// One small letter.
    case letter
    /// Both begin with a capital letter: “Pago Pago”, “Der Der”.
    case name
  }

  /// UTF-8 offsets.
  let first: Range<Int>
  let second: Range<Int>
  let kind: Kind

  /// Whether the second word is there by mistake.
  func isSlip(in bytes: UnsafeBufferPointer<UInt8>, _ doubling: Doubling) -> Bool {
    let word = UnsafeBufferPointer(rebasing: bytes[second])
    if doubling.soundInClauses.contains(word) { return !isInLaterClause(bytes) }
    if doubling.sound.contains(word) {
      return doubling.slipsBehindImperative.contains(word) && isBehindImperative(bytes)
    }
    if kind == .word, !doubling.isGrammar { return true }
    return doubling.slips.contains(word)
  }

  /// Whether a comma, colon, bracket or dash stands before the first word in its sentence.
  private func isInLaterClause(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = first.lowerBound
    while index > 0 {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("): return true
      case UInt8(ascii: "-") where bytes[index + 1] == 0x20: return true
      case 0xE2 where bytes[index + 1] == 0x80 && (0x93...0x95).contains(bytes[index + 2]): return true
      case UInt8(ascii: ".") where bytes[index + 1] == 0x20, UInt8(ascii: "!"), UInt8(ascii: "?"), 0x0A, 0x0D:
        return false
      default: continue
      }
    }
    return false
  }

  /// Words of Dutch that begin a sentence before its subject.
  private static let openers = WordList([
    "dat", "als", "of", "is", "kan", "kon", "wil", "zal", "zou", "mag", "moet", "had", "was", "ging", "werd", "omdat",
    "zodat", "waar", "wat", "hoe", "hier", "nu", "dan", "toen", "soms", "zo", "en", "maar", "want", "wanneer",
    "terwijl", "zoals", "tenzij", "indien", "hoewel", "zolang", "sinds", "totdat", "nadat", "voordat", "doordat",
    "deed",
  ])

  /// Whether one word stands before the first, which may be an imperative of Dutch, and the sentence asks nothing.
  private func isBehindImperative(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = first.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, ByteClass.isWord(bytes[start - 1]) { start -= 1 }
    guard start < end, start == 0 || start > 1 && bytes[start - 1] == 0x20 && ".!".utf8.contains(bytes[start - 2])
    else {
      return false
    }
    let asks = bytes[second.upperBound...].first { ".!?".utf8.contains($0) } == UInt8(ascii: "?")
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    return !asks && word.last != UInt8(ascii: "t") && !Self.openers.contains(word)
  }
}
