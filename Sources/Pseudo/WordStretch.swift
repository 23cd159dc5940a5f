/// Repeats letters of a word: its vowels, or all letters where that would take too many copies of one.
enum WordStretch {
  private static let mostCopiesOfVowels = 4
  /// A, e, i, o and u, by their place in the alphabet.
  private static let vowels: UInt32 = 1 << 0 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20
  private static let alphabet: UInt32 = 1 << 26 - 1
  private static let eachByte: UInt64 = 0x0101_0101_0101_0101

  /// Writes a word with some characters more.
  ///
  /// - Parameter word: It has an ASCII letter; others are not repeated.
  static func write(_ word: UnsafeBufferPointer<UInt8>, gaining gain: Int, to output: inout OutputBytes) {
    var (vowelCount, letterCount) = (0, 0)
    for byte in word {
      vowelCount &+= count(byte, of: vowels)
      letterCount &+= count(byte, of: alphabet)
    }
    let takesVowels = vowelCount * mostCopiesOfVowels >= gain
    let letters = takesVowels ? vowels : alphabet
    let copies = Copies(gain: gain, letters: takesVowels ? vowelCount : letterCount)
    // Small copies follow a capital before small letters, as in “Aaadd”.
    let caseBit: UInt8 = word.count > 1 && word[1] & 0x20 != 0 && TextBytes.isLetter(word[1]) ? 0x20 : 0
    var rest = copies.rest
    output.write(atMost: word.count + gain + 8) { output in
      var place = UnsafeMutableRawPointer(output)
      for byte in word {
        place.storeBytes(of: byte, as: UInt8.self)
        place += 1
        let isRepeated = count(byte, of: letters)
        let more = isRepeated & (rest > 0 ? 1 : 0)
        rest &-= more
        let count = isRepeated != 0 ? copies.each &+ more : 0
        // Stored whether there are copies or not: a branch for each letter would take longer.
        place.storeBytes(of: UInt64(byte | caseBit) &* eachByte, as: UInt64.self)
        if count > 8 { place.initializeMemory(as: UInt8.self, repeating: byte | caseBit, count: count) }
        place += count
      }
      return place - UnsafeMutableRawPointer(output)
    }
  }

  /// All letters get as many copies, and the first of them one more.
  private struct Copies {
    private(set) var each = 0
    private(set) var rest: Int

    init(gain: Int, letters: Int) {
      rest = gain
      // A division takes longer than the few rounds that there are.
      while letters > 0, rest >= letters {
        each += 1
        rest -= letters
      }
    }
  }

  /// 1 for a letter of those, 0 for another byte.
  @inline(__always)
  private static func count(_ byte: UInt8, of letters: UInt32) -> Int {
    let place = UInt32((byte | 0x20) &- 0x61)
    // No branch: which letter comes next is hard to foresee.
    return Int(truncatingIfNeeded: (letters &>> place) & (place < 26 ? 1 : 0))
  }
}
