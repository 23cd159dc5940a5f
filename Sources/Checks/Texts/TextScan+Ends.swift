/// Both ends.
extension TextScan {
  mutating func scanEnds(_ table: UnsafeBufferPointer<UInt32>) {
    if startsWithSpace { traits.insert(.leadingSpace) }
    // Most texts end with a letter.
    if table[bytes.count - 1, of: bytes] & ByteClass.letter != 0 { return }
    let end = endWithoutSpaces
    if end < bytes.count { traits.insert(.trailingSpace) }
    guard end > 0 else {
      traits.insert(.blank)
      return
    }
    traits.formUnion(endMark(before: end))
    if hidesMark(before: end) { traits.insert(.coveredEnd) }
  }

  /// What the character before `end` means as the last one of a text.
  private func endMark(before end: Int) -> TextTraits {
    let last = bytes[end - 1]
    if last >= 0x80 { return EndMark.traits(of: bytes.scalar(at: bytes.scalarStart(before: end)).value) }
    guard ByteClass.table[Int(last)] & ByteClass.mark != 0 else { return [] }
    if last == UInt8(ascii: "."), end >= 3, bytes[end - 2] == last, bytes[end - 3] == last { return .ellipsisEnd }
    return EndMark.traits(of: UInt32(last))
  }

  /// Whether a mark stands behind the last word, and what covers it behind that; in doubt, yes.
  private func hidesMark(before end: Int) -> Bool {
    // The mark may be one of an address.
    if traits.contains(.address), !traits.isDisjoint(with: .ends) { return true }
    var (rest, isCovered) = (end, false)
    while rest > 0 {
      let byte = bytes[rest - 1]
      let start = byte < 0x80 ? rest - 1 : bytes.scalarStart(before: rest)
      let isCover =
        byte < 0x80
        ? ByteClass.table[Int(byte)] & ByteClass.cover != 0 : HighScalar.mayCoverEnd(bytes.scalar(at: start).value)
      guard isCover || isCovered && byte == 0x20 else { break }
      (rest, isCovered) = (start, true)
    }
    guard isCovered else { return false }
    return !traits.isDisjoint(with: [.tag, .markdown, .brace, .backslash]) || rest > 0 && !endMark(before: rest).isEmpty
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
