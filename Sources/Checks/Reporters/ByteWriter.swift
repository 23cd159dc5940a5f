/// Writes into room that is known to suffice: nothing is asked for each piece but whether it fits.
struct ByteWriter {
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// Bytes written.
  private(set) var count = 0

  /// - Parameter room: To be there as long as something is written.
  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Takes the next bytes of the room; traps where there are not as many.
  @inline(__always)
  private mutating func claim(_ length: Int) -> Range<Int> {
    precondition(length >= 0 && length <= room.count - count, "a report is longer than was said")
    defer { count += length }
    return count..<count + length
  }

  /// An ASCII character.
  mutating func append(ascii character: Unicode.Scalar) { room[claim(1).lowerBound] = UInt8(ascii: character) }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[claim(bytes.count)]))
      .copyMemory(from: UnsafeRawBufferPointer(bytes))
  }

  mutating func append(_ text: String) {
    // A copy that can be made contiguous would count references.
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
    for byte in text.utf8 { room[claim(1).lowerBound] = byte }
  }

  mutating func append(static text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number in decimal digits, from 0 on.
  mutating func append(_ number: Int) {
    var rest = number
    for place in claim(number.digitCount).reversed() {
      room[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// An ASCII character as often.
  mutating func repeated(_ character: Unicode.Scalar, _ times: Int) {
    for place in claim(times) { room[place] = UInt8(ascii: character) }
  }

  /// What `body` writes in a style; as it is where the terminal has no colours.
  mutating func append(_ style: TerminalStyle, isColored: Bool, _ body: (inout ByteWriter) -> Void) {
    guard isColored else { return body(&self) }
    append(static: "\u{1B}[")
    append(style.rawValue)
    append(ascii: "m")
    body(&self)
    append(static: "\u{1B}[0m")
  }
}

extension ReportBytes {
  /// Adds what `body` writes.
  ///
  /// - Parameter most: Bytes at most.
  mutating func write(atMost most: Int, _ body: (inout ByteWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { room in
      var writer = ByteWriter(room)
      body(&writer)
      append(bytes: UnsafeBufferPointer(room)[..<writer.count])
    }
  }
}
