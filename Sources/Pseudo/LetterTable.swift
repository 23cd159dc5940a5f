/// What becomes of each letter, as bytes that are copied without a decision.
struct LetterTable: Sendable {
  /// The longest replacement in bytes: what one store writes.
  static let longestReplacement = 8

  private struct Entry: BitwiseCopyable {
    /// The replacement, its first byte lowest.
    var bytes: UInt64
    var count: UInt8
    var flags: Findings
  }

  /// What words consist of.
  struct Findings: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8
    /// Letters that are replaced.
    static let replaced = Findings(rawValue: 1)
    /// ASCII letters, replaced or not.
    static let letters = Findings(rawValue: 2)
    static let nonASCII = Findings(rawValue: 4)
  }

  /// For each ASCII byte.
  private let ascii: [Entry]
  /// For other scalars.
  private let others: [UInt32: [UInt8]]

  init(_ replacements: [Unicode.Scalar: String]) {
    var ascii = (0..<128).map { byte in
      Entry(
        bytes: UInt64(byte), count: 1,
        flags: TextBytes.isLetter(UInt8(byte)) ? .letters : [])
    }
    var others: [UInt32: [UInt8]] = [:]
    for (scalar, text) in replacements {
      let bytes = Array(text.utf8.prefix(Self.longestReplacement))
      if scalar.isASCII {
        let packed = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        ascii[Int(scalar.value)] = Entry(bytes: packed, count: UInt8(bytes.count), flags: [.replaced, .letters])
      } else {
        others[scalar.value] = bytes
      }
    }
    self.ascii = ascii
    self.others = others
  }

  /// Writes `words` with every letter replaced.
  ///
  /// - Returns: The number of scalars read, and what they were.
  /// - Complexity: O(*n*): one store a character.
  func write(
    _ words: UnsafeBufferPointer<UInt8>, to output: inout OutputBytes
  ) -> (scalars: Int, findings: Findings) {
    guard others.isEmpty else { return writeScalars(words, to: &output) }
    var scalars = 0
    var findings: UInt8 = 0
    output.write(atMost: words.count * Self.longestReplacement) { output in
      ascii.withUnsafeBufferPointer { ascii in
        let table = ascii.baseAddress!
        var place = output
        for byte in words {
          if byte < 0x80 {
            let entry = table[Int(byte)]
            UnsafeMutableRawPointer(place).storeBytes(of: entry.bytes.littleEndian, as: UInt64.self)
            place += Int(entry.count)
            findings |= entry.flags.rawValue
            scalars &+= 1
          } else {
            place.pointee = byte
            place += 1
            findings |= Findings.nonASCII.rawValue
            scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
          }
        }
        return place - output
      }
    }
    return (scalars, Findings(rawValue: findings))
  }

  private func writeScalars(
    _ words: UnsafeBufferPointer<UInt8>, to output: inout OutputBytes
  ) -> (scalars: Int, findings: Findings) {
    var findings: Findings = []
    var scalars = 0
    for (scalar, bytes) in TextBytes.scalars(words) {
      scalars += 1
      if scalar.isASCII { findings.formUnion(ascii[Int(scalar.value)].flags) } else { findings.insert(.nonASCII) }
      if let replacement = replacement(of: scalar) {
        output.append(replacement)
        findings.insert(.replaced)
      } else {
        output.append(UnsafeBufferPointer(rebasing: words[bytes]))
      }
    }
    return (scalars, findings)
  }

  /// The bytes that stand for a letter; `nil` for what stays.
  func replacement(of scalar: Unicode.Scalar) -> [UInt8]? {
    guard scalar.isASCII else { return others[scalar.value] }
    let entry = ascii[Int(scalar.value)]
    guard entry.flags.contains(.replaced) else { return nil }
    return (0..<Int(entry.count)).map { UInt8(truncatingIfNeeded: entry.bytes >> (8 * $0)) }
  }

  /// A text with its letters replaced, scalar by scalar.
  func replaced(_ text: String) -> [[UInt8]] {
    text.unicodeScalars.map { replacement(of: $0) ?? Array(String($0).utf8) }
  }
}
