/// How much longer the vowels of a text become.
struct VowelRoom: Sendable {
  /// A vowel is not written more often than this.
  private static let mostRepetitions = 3

  /// What each vowel gets.
  private(set) var each = 0
  /// How many vowels get one more.
  private(set) var more = 0
  /// Characters that all get together.
  private(set) var given = 0

  init() {}

  init(characters: Int, vowels: Int) {
    guard characters > 0, vowels > 0 else { return }
    given = min(characters, vowels * Self.mostRepetitions)
    each = given / vowels
    more = given % vowels
  }

  var isEmpty: Bool { given == 0 }

  /// What the next vowel gets.
  mutating func next() -> Int {
    guard more > 0 else { return each }
    more -= 1
    return each + 1
  }

  static func isVowel(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): byte < 0x80
    default: false
    }
  }
}

extension LetterTable {
  /// Writes `words` with every letter replaced and vowels repeated as far as `room` says.
  func write(
    _ words: UnsafeBufferPointer<UInt8>, lengthening room: inout VowelRoom, to output: inout OutputBytes
  ) -> (scalars: Int, findings: Findings) {
    var scalars = 0
    var findings: Findings = []
    var start = 0
    for (index, byte) in words.enumerated() where VowelRoom.isVowel(byte) {
      let part = write(UnsafeBufferPointer(rebasing: words[start...index]), to: &output)
      scalars += part.scalars
      findings.formUnion(part.findings)
      let letter = Unicode.Scalar(byte)
      let replacement = replacement(of: letter) ?? [byte]
      for _ in 0..<room.next() { output.append(replacement) }
      start = index + 1
    }
    let part = write(UnsafeBufferPointer(rebasing: words[start...]), to: &output)
    return (scalars + part.scalars, findings.union(part.findings))
  }

  /// A table and key as words alone: marks that could be read as syntax become dots in the middle of the line.
  func labelled(_ label: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in label.unicodeScalars {
      let isAddress = scalar == "." && bytes.suffix(3).elementsEqual("www".utf8) { $0 | 0x20 == $1 }
      let isPlain = TextBytes.isWordScalar(scalar) || scalar.isASCII && "-/ .".unicodeScalars.contains(scalar)
      bytes += isPlain && !isAddress ? Array(String(scalar).utf8) : [0xC2, 0xB7]
    }
    return bytes
  }
}
