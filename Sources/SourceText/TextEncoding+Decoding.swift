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
    guard self != .utf8, !bytes.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
    return bytes.withUnsafeBufferPointer { bytes in
      String(unsafeUninitializedCapacity: decodedCapacity(bytes.count)) { decode(bytes, into: $0.baseAddress!) }
    }
  }

  /// The room that the UTF-8 of so many bytes may need.
  package func decodedCapacity(_ byteCount: Int) -> Int {
    self == .utf8 ? 3 * byteCount : byteCount / unitWidth * (unitWidth == 2 ? 3 : 4) + 3
  }

  /// Writes the text of wide units as UTF-8; an invalid or cut sequence becomes U+FFFD.
  ///
  /// - Parameter output: Room for ``decodedCapacity(_:)`` bytes.
  /// - Returns: The number of bytes written.
  /// - Precondition: The encoding is not UTF-8.
  package func decode(_ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count / unitWidth
    var length =
      switch self {
      case .utf8: preconditionFailure("UTF-8 is no wide encoding")
      case .utf16LittleEndian:
        transcode(count, into: output) {
          UInt32(UInt16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)))
        } ascii: {
          raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt64.self).littleEndian
        }
      case .utf16BigEndian:
        transcode(count, into: output) {
          UInt32(UInt16(bigEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)))
        } ascii: {
          let four = raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt64.self).littleEndian
          return four >> 8 | four << 56
        }
      case .utf32LittleEndian:
        transcode(count, into: output) {
          UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
        } ascii: { _ in
          .max
        }
      case .utf32BigEndian:
        transcode(count, into: output) {
          UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
        } ascii: { _ in
          .max
        }
      }
    if count * unitWidth < bytes.count {
      for byte in UTF8.encodedReplacementCharacter {
        output[length] = byte
        length += 1
      }
    }
    return length
  }

  /// Writes wide units as UTF-8; the standard library's own way allocates and dispatches for each scalar.
  ///
  /// - Parameter ascii: Four units from a place on, each in the low half of its sixteen bits where it is ASCII.
  @inline(__always)
  private func transcode(
    _ count: Int, into output: UnsafeMutablePointer<UInt8>, unit: (Int) -> UInt32, ascii: (Int) -> UInt64
  ) -> Int {
    var length = 0
    func append(_ byte: UInt32) {
      output[length] = UInt8(truncatingIfNeeded: byte)
      length &+= 1
    }
    var index = 0
    while index < count {
      if index &+ 4 <= count {
        var four = ascii(index)
        if four & 0xFF80_FF80_FF80_FF80 == 0 {
          four = (four | four >> 8) & 0x0000_FFFF_0000_FFFF
          let word = UInt32(truncatingIfNeeded: four | four >> 16)
          UnsafeMutableRawPointer(output + length).storeBytes(of: word.littleEndian, as: UInt32.self)
          length &+= 4
          index &+= 4
          continue
        }
      }
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

  /// The number of Unicode scalars in the text of `bytes`.
  package func scalarCount(of bytes: ArraySlice<UInt8>) -> Int {
    length(of: bytes).scalars
  }

  /// How long the text of `bytes` is.
  ///
  /// - Complexity: O(*n*); well-formed UTF-8 is not decoded.
  func length(of bytes: ArraySlice<UInt8>) -> TextLength {
    if self == .utf8, let length = bytes.withUnsafeBufferPointer({ $0.utf8Length }) { return length }
    let text = decode(bytes)
    return TextLength(scalars: text.unicodeScalars.count, utf16: text.utf16.count, utf8: text.utf8.count)
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
