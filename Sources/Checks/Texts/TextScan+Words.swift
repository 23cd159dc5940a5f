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
      // Words with other first letters are told apart at once.
      if index < bytes.count, bytes[start] | 0x20 == bytes[index] | 0x20 || !Self.isWordByte(bytes[start]),
        repeats(start..<end, at: index)
      {
        traits.insert(.repeatedWord)
        return
      }
      start = index
    }
  }

  /// Whether the word that `stretch` ends with, the ASCII marks before it left out, stands at `next` again.
  private func repeats(_ stretch: Range<Int>, at next: Int) -> Bool {
    var start = stretch.lowerBound
    while start < stretch.upperBound, !Self.isWordByte(bytes[start]) { start += 1 }
    let end = next + (stretch.upperBound - start)
    guard start < stretch.upperBound, end <= bytes.count, bytes[start] | 0x20 == bytes[next] | 0x20 else {
      return false
    }
    for (one, other) in zip(start..<stretch.upperBound, next..<end) where bytes[one] | 0x20 != bytes[other] | 0x20 {
      return false
    }
    return end == bytes.count || !Self.isWordByte(bytes[end])
  }

  /// Letters and digits, and all that is beyond ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
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
    if last >= 0x80 {
      traits.formUnion(EndMark.traits(of: bytes.scalar(at: bytes.scalarStart(before: end)).value))
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
