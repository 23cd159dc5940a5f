extension TextEncoding {
  /// The code unit that starts at `index`.
  ///
  /// - Precondition: The bytes of the unit lie inside of `bytes`.
  package func unit(of bytes: [UInt8], at index: Int) -> UInt32 {
    func byte(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance]) }
    return switch self {
    case .utf8: byte(0)
    case .utf16LittleEndian: byte(0) | byte(1) << 8
    case .utf16BigEndian: byte(0) << 8 | byte(1)
    case .utf32LittleEndian: byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24
    case .utf32BigEndian: byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3)
    }
  }

  /// The text of `bytes`; an invalid or cut sequence becomes U+FFFD.
  package func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard self != .utf8 else { return String(decoding: bytes, as: UTF8.self) }
    let count = bytes.count / unitWidth
    var text = bytes.withUnsafeBytes { bytes in
      switch self {
      case .utf8: ""
      case .utf16LittleEndian:
        transcode(count) { UInt32(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self))) }
      case .utf16BigEndian:
        transcode(count) { UInt32(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self))) }
      case .utf32LittleEndian:
        transcode(count) { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
      case .utf32BigEndian:
        transcode(count) { UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
      }
    }
    if count * unitWidth < bytes.count { text.unicodeScalars.append("\u{FFFD}") }
    return text
  }

  /// Writes wide units as UTF-8; the standard library's own way allocates and dispatches for each scalar.
  @inline(__always)
  private func transcode(_ count: Int, unit: (Int) -> UInt32) -> String {
    String(unsafeUninitializedCapacity: count * (unitWidth == 2 ? 3 : 4)) { output in
      var length = 0
      func append(_ byte: UInt32) {
        output.initializeElement(at: length, to: UInt8(truncatingIfNeeded: byte))
        length &+= 1
      }
      var index = 0
      while index < count {
        var value = unit(index)
        index &+= 1
        if value < 0x80 {
          append(value)
          continue
        }
        if value & 0xFFFF_F800 == 0xD800 {
          let low = unitWidth == 2 && value < 0xDC00 && index < count ? unit(index) : 0
          let isPair = low & 0xFC00 == 0xDC00
          value = isPair ? 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF : 0xFFFD
          if isPair { index &+= 1 }
        } else if value > 0x10FFFF {
          value = 0xFFFD
        }
        if value < 0x800 {
          append(0xC0 | value >> 6)
        } else {
          if value < 0x10000 {
            append(0xE0 | value >> 12)
          } else {
            append(0xF0 | value >> 18)
            append(0x80 | value >> 12 & 0x3F)
          }
          append(0x80 | value >> 6 & 0x3F)
        }
        append(0x80 | value & 0x3F)
      }
      return length
    }
  }

  /// The number of Unicode scalars in the text of `bytes`.
  package func scalarCount(of bytes: ArraySlice<UInt8>) -> Int {
    if self == .utf8, bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return decode(bytes).unicodeScalars.count
  }

  /// The last place at or before `index` where a scalar of well-formed text starts.
  package func scalarStart(in bytes: [UInt8], near index: Int) -> Int {
    switch self {
    case .utf8:
      return (0..<4).map { index - $0 }.first { $0 < bytes.count && bytes[$0] & 0xC0 != 0x80 } ?? index
    case .utf16LittleEndian, .utf16BigEndian:
      let isTrail = index + 2 <= bytes.count && unit(of: bytes, at: index) & 0xFC00 == 0xDC00
      return isTrail ? index - 2 : index
    case .utf32LittleEndian, .utf32BigEndian:
      return index
    }
  }
}
