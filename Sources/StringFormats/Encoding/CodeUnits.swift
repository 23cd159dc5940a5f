import SourceText

/// The code units of a text file, addressed by the file's byte offsets.
///
/// One parser serves all encodings: it is specialised for each conforming type.
protocol CodeUnits {
  static var encoding: TextEncoding { get }

  /// Bytes of a unit.
  static var width: Int { get }

  var bytes: UnsafeBufferPointer<UInt8> { get }

  /// The end of the last whole unit.
  var end: Int { get }

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int)

  /// The unit at `index`, which lies before ``end``.
  func unit(at index: Int) -> UInt32

  /// The length in bytes of U+2028 or U+2029 at `index`, or 0 for anything else.
  func separatorLength(at index: Int) -> Int

  /// The first place from `start` on that holds `first` or `second`, or ``end``.
  func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int
}

extension CodeUnits {
  /// - Parameter start: Where the text starts, behind the byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.init(bytes, end: bytes.count - max(0, bytes.count - start) % Self.width)
  }

  @inline(__always)
  func separatorLength(at index: Int) -> Int {
    let unit = unit(at: index)
    return unit == 0x2028 || unit == 0x2029 ? Self.width : 0
  }

  @inline(__always)
  func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int {
    let (first, second) = (UInt32(first), UInt32(second))
    var index = start
    while index < end {
      let unit = unit(at: index)
      if unit == first || unit == second { return index }
      index &+= Self.width
    }
    return end
  }

  /// Whether the ASCII characters of `word` stand at `index`.
  func holds(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount * Self.width <= end else { return false }
    return word.withUTF8Buffer { word in
      var place = index
      for byte in word {
        guard unit(at: place) == UInt32(byte) else { return false }
        place &+= Self.width
      }
      return true
    }
  }

  /// Whether `range` holds the ASCII characters of `word` and nothing else.
  func equals(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount * Self.width && holds(word, at: range.lowerBound)
  }

  /// Whether the units of two ranges are the same.
  func areSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    UnsafeBufferPointer(rebasing: bytes[left]).hasSameBytes(as: UnsafeBufferPointer(rebasing: bytes[right]))
  }
}

struct UTF8Units: CodeUnits {
  static var encoding: TextEncoding { .utf8 }
  static var width: Int { 1 }
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  @inline(__always)
  func unit(at index: Int) -> UInt32 { UInt32(bytes[index]) }

  @inline(__always)
  func separatorLength(at index: Int) -> Int {
    guard bytes[index] == 0xE2, index + 2 < end, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
  }

  @inline(__always)
  func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int {
    bytes.firstIndex(from: start, of: first, or: second)
  }
}

/// The byte order of wide code units.
protocol ByteOrder {
  static var utf16: TextEncoding { get }
  static var utf32: TextEncoding { get }
  static func native(_ unit: UInt16) -> UInt16
  static func native(_ unit: UInt32) -> UInt32
}

enum LittleEndian: ByteOrder {
  static var utf16: TextEncoding { .utf16LittleEndian }
  static var utf32: TextEncoding { .utf32LittleEndian }
  static func native(_ unit: UInt16) -> UInt16 { UInt16(littleEndian: unit) }
  static func native(_ unit: UInt32) -> UInt32 { UInt32(littleEndian: unit) }
}

enum BigEndian: ByteOrder {
  static var utf16: TextEncoding { .utf16BigEndian }
  static var utf32: TextEncoding { .utf32BigEndian }
  static func native(_ unit: UInt16) -> UInt16 { UInt16(bigEndian: unit) }
  static func native(_ unit: UInt32) -> UInt32 { UInt32(bigEndian: unit) }
}

struct UTF16Units<Order: ByteOrder>: CodeUnits {
  static var encoding: TextEncoding { Order.utf16 }
  static var width: Int { 2 }
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  @inline(__always)
  func unit(at index: Int) -> UInt32 {
    precondition(index >= 0 && index &+ 2 <= bytes.count)
    return UInt32(Order.native(UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt16.self)))
  }
}

struct UTF32Units<Order: ByteOrder>: CodeUnits {
  static var encoding: TextEncoding { Order.utf32 }
  static var width: Int { 4 }
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  @inline(__always)
  func unit(at index: Int) -> UInt32 {
    precondition(index >= 0 && index &+ 4 <= bytes.count)
    return Order.native(UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt32.self))
  }
}
