import SourceText

/// The UTF-8 bytes of a report while it is written.
struct ReportBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  /// Hands the bytes on once they are many, and forgets them: the report of a large project is never held at once. To
  /// be asked between two findings.
  mutating func handOn<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try bytes.handOn(to: put)
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: Substring) { bytes.append(contentsOf: text.utf8) }

  /// An ASCII character.
  mutating func append(ascii character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func append(bytes new: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: new))
  }

  mutating func append(_ other: ReportBytes) { bytes.append(contentsOf: other.bytes) }

  /// Interpolating a static string asks at run time what it is: this does not.
  mutating func append(static text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number in decimal digits.
  mutating func append(_ number: Int) { bytes.append(decimal: number) }

  /// A number behind `start`; nothing where there is none.
  mutating func append(_ start: StaticString, _ number: Int?) {
    guard let number else { return }
    append(static: start)
    append(number)
  }

  /// A number in a column of that width, blanks before it.
  mutating func append(_ number: Int, width: Int) {
    let digits = String(number)
    blanks(width - digits.utf8.count)
    append(digits)
  }

  /// Nothing for a count below 1.
  mutating func blanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// `text` with each byte that `replacement` knows replaced; the rest is copied in one piece.
  @inline(__always)
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

extension Int {
  /// The number of decimal digits, a minus sign among them.
  var digitCount: Int {
    var (count, rest) = (self < 0 ? 2 : 1, self / 10)
    while rest != 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }
}
