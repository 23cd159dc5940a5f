/// Repeated words, and both ends.
extension TextScan {
  mutating func scanWords() {
    var start = 0
    var index = 0
    while true {
      let end = bytes.firstIndex(from: index) {
        $0.hits(below: 0x21)
      } single: {
        $0 <= 0x20
      }
      index = end + 1
      guard index < bytes.count else { return }
      guard bytes[end] == 0x20 else {
        start = index
        continue
      }
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      if index < bytes.count, repeats(start..<end, at: index) {
        traits.insert(.repeatedWord)
        return
      }
      start = index
    }
  }

  /// Whether the word that `stretch` ends with stands at `next` again.
  private func repeats(_ stretch: Range<Int>, at next: Int) -> Bool {
    var start = stretch.upperBound
    while start > stretch.lowerBound, Self.isWordByte(bytes[start - 1]) { start -= 1 }
    let end = next + (stretch.upperBound - start)
    guard start < stretch.upperBound, end <= bytes.count, bytes[start] | 0x20 == bytes[next] | 0x20 else {
      return false
    }
    for (one, other) in zip(start..<stretch.upperBound, next..<end) where bytes[one] | 0x20 != bytes[other] | 0x20 {
      return false
    }
    return end == bytes.count || !Self.isWordByte(bytes[end])
  }

  /// Bytes of letters and digits and of what is beyond ASCII, apostrophes and hyphens among them.
  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: "-")
  }

  mutating func scanEnds() {
    if startsWithSpace { traits.insert(.leadingSpace) }
    let end = endWithoutSpaces
    if end < bytes.count { traits.insert(.trailingSpace) }
    guard end > 0 else {
      traits.insert(.blank)
      return
    }
    let last = bytes[end - 1]
    if !traits.isDisjoint(with: [.tag, .markdown, .brace, .backslash, .address]) { traits.insert(.coveredEnd) }
    if last >= 0x80 {
      let scalar = bytes.scalar(at: bytes.scalarStart(before: end)).value
      traits.formUnion(EndMark.traits(of: scalar))
      if HighScalar.mayCoverEnd(scalar) { traits.insert(.coveredEnd) }
    } else if ByteClass.table[Int(last)] & (ByteClass.quotation | ByteClass.bracket) != 0 {
      traits.insert(.coveredEnd)
    } else if last == UInt8(ascii: "."), end >= 3, bytes[end - 2] == last, bytes[end - 3] == last {
      traits.insert(.ellipsisEnd)
    } else if ByteClass.table[Int(last)] & ByteClass.mark != 0 {
      traits.formUnion(EndMark.traits(of: UInt32(last)))
    }
  }

  private var startsWithSpace: Bool {
    if bytes[0] < 0x80 { return ByteClass.isSpace(bytes[0]) }
    return HighScalar.isSpace(bytes.scalar(at: 0).value)
  }

  private var endWithoutSpaces: Int {
    var end = bytes.count
    while end > 0 {
      if bytes[end - 1] < 0x80 {
        guard ByteClass.isSpace(bytes[end - 1]) else { break }
        end -= 1
      } else {
        let start = bytes.scalarStart(before: end)
        guard HighScalar.isSpace(bytes.scalar(at: start).value) else { break }
        end = start
      }
    }
    return end
  }
}
