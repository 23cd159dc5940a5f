/// The UTF-8 bytes of a report while it is written.
struct ReportBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: Substring) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ other: ReportBytes) { bytes.append(contentsOf: other.bytes) }

  /// Interpolating a static string asks at run time what it is: this does not.
  mutating func append(static text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number in decimal digits.
  mutating func append(_ number: Int) {
    if 0..<10 ~= number { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    append(String(number))
  }

  /// A number in a column of that width, blanks before it.
  mutating func append(_ number: Int, width: Int) {
    let digits = String(number)
    blanks(width - digits.utf8.count)
    append(digits)
  }

  mutating func blanks(_ count: Int) {
    if count > 0 { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
  }

  /// `text` with each byte that `replacement` knows replaced; the rest is copied in one piece.
  mutating func append(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices {
        guard let new = replacement(source[index]) else { continue }
        bytes.append(contentsOf: source[start..<index])
        append(static: new)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }
}
