import SourceText

/// What one look at the bytes of a text shows of its letters.
struct SeenLetters {
  /// Whether some byte may lead a character of ``ByteClass/rare``.
  let hasRare: Bool
  /// Whether some byte leads a character of U+00C0–U+00FF, and another one of U+0140–U+03FF.
  let hasLatinBeside: Bool
  /// Whether two capital letters of ASCII follow one another.
  let hasAcronym: Bool
}

/// Reading the bytes of a text one character at a time.
extension UnsafeBufferPointer<UInt8> {
  /// Where the scalar starts whose last byte stands before `end`.
  func scalarStart(before end: Int) -> Int {
    var start = end - 1
    while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether a word that a space follows stands again behind the spaces, in any case of its ASCII letters.
  @inline(__always)
  func repeatsWord(_ word: Range<Int>) -> Bool {
    let next = word.upperBound &+ 1
    // Hardly any word starts as the one before it does.
    guard next < count, self[next] == 0x20 || self[next] | 0x20 == self[word.lowerBound] | 0x20 else { return false }
    return stands(word, behindSpacesFrom: next)
  }

  @inline(never)
  private func stands(_ word: Range<Int>, behindSpacesFrom start: Int) -> Bool {
    var next = start
    while next < count, self[next] == 0x20 { next &+= 1 }
    let end = next &+ word.count
    guard end <= count else { return false }
    for (one, other) in zip(word, next..<end) where self[one] | 0x20 != self[other] | 0x20 { return false }
    return end == count || !ByteClass.isWord(self[end])
  }

  /// Calls `body` with the place of each byte of ASCII that is no letter.
  ///
  /// - Complexity: O(*n*), eight letters at a time.
  @inline(__always)
  @discardableResult
  func forEachMark(_ body: (Int) -> Void) -> SeenLetters {
    var (rare, latin, extended) = (UInt64(0), UInt64(0), UInt64(0))
    var (capitals, last) = (UInt64(0), UInt64(0))
    forEachHit(body) { word in
      let own = word.capitals
      // Beside each byte the one before it.
      capitals |= own & (own &<< 8 | last)
      last = own &>> 56
      if word & .highest != 0 {
        rare |= word.rareLeads
        latin |= word.hits(of: 0xC3)
        extended |= word.extendedLeads
      }
      return word.marks
    }
    return SeenLetters(
      hasRare: rare != 0, hasLatinBeside: latin & .highest != 0 && extended != 0, hasAcronym: capitals != 0)
  }

  /// Calls `body` with the place of each byte that may lead a character of ``ByteClass/rare``.
  @inline(__always)
  func forEachRareLead(_ body: (Int) -> Void) {
    forEachHit(body) { $0 & .highest == 0 ? 0 : $0.rareLeads }
  }

  /// Calls `body` with the place of each byte that `hits` finds.
  ///
  /// - Parameter hits: Sets the highest bit of those among eight.
  @inline(__always)
  private func forEachHit(_ body: (Int) -> Void, hits: (UInt64) -> UInt64) {
    var start = 0
    while start < count {
      // Those of 64 bytes, one bit each: how many there are among eight, the processor could not guess.
      var (found, offset) = (UInt64(0), 0)
      while offset < 64, start &+ offset < count {
        found |= hits(word(at: start &+ offset)).highestBits &<< UInt64(offset)
        offset &+= 8
      }
      while found != 0 {
        body(start &+ found.trailingZeroBitCount)
        found &= found &- 1
      }
      start &+= 64
    }
  }

  /// The eight bytes from `index` on, the first one lowest; behind the end of the text stand letters.
  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    let start = UnsafeRawPointer(baseAddress!)
    if index &+ 8 <= count { return start.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian }
    let letters: UInt64 = 0x6161_6161_6161_6161
    let bits = UInt64(count &- index) &* 8
    if count >= 8 {
      let last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
      return last &>> (64 &- bits) | letters &<< bits
    }
    return indices[index...].reversed().reduce(letters) { $0 &<< 8 | UInt64(self[$1]) }
  }
}

/// The bytes of a text, eight at a time; what is found is the highest bit of its byte.
extension UInt64 {
  fileprivate static let highest: UInt64 = 0x8080_8080_8080_8080

  /// The bytes that are ASCII and no letters.
  fileprivate var marks: UInt64 {
    let folded = self & ~.highest | 0x2020_2020_2020_2020
    // No byte carries over: `a` and what is above reaches the highest bit, and so does what is above `z`.
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    return ~(letters | self) & .highest
  }

  /// The bytes from 0xD8 on, 0xC2 and 0xCD, and a few that are none: those beyond them lead no rare character.
  fileprivate var rareLeads: UInt64 {
    let above = (self & ~.highest &+ 0x2828_2828_2828_2828) & self
    return (above | hits(of: 0xC2) | hits(of: 0xCD)) & .highest
  }

  /// The capital letters of ASCII.
  fileprivate var capitals: UInt64 {
    let low = self & ~.highest
    return (low &+ 0x3F3F_3F3F_3F3F_3F3F) & ~(low &+ 0x2525_2525_2525_2525) & ~self & .highest
  }

  /// The bytes from 0xC5 to 0xCF.
  fileprivate var extendedLeads: UInt64 {
    let low = self & ~.highest
    return (low &+ 0x3B3B_3B3B_3B3B_3B3B) & ~(low &+ 0x3030_3030_3030_3030) & self & .highest
  }

  /// The highest bit of each byte, that of the lowest byte first; no other bit is set before.
  fileprivate var highestBits: UInt64 { (self &>> 7 &* 0x0102_0408_1020_4080) &>> 56 }
}

extension UInt32 {
  /// Murmur's last step: numbers whose sums are equal are told apart.
  var mixed: UInt32 {
    var mixed = self
    mixed = (mixed ^ (mixed >> 16)) &* 0x85EB_CA6B
    mixed = (mixed ^ (mixed >> 13)) &* 0xC2B2_AE35
    return mixed ^ (mixed >> 16)
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// The classes of the byte at `place`.
  @inline(__always)
  subscript(place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { self[Int(bytes[place])] }
}
