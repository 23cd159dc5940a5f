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
    let whole = bytes.count / unitWidth
    var text = bytes.withUnsafeBytes { bytes in
      switch self {
      case .utf8: ""
      case .utf16LittleEndian:
        String(decoding: units(of: bytes, whole) { UInt16(littleEndian: $0) }, as: UTF16.self)
      case .utf16BigEndian:
        String(decoding: units(of: bytes, whole) { UInt16(bigEndian: $0) }, as: UTF16.self)
      case .utf32LittleEndian:
        String(decoding: units(of: bytes, whole) { UInt32(littleEndian: $0) }, as: UTF32.self)
      case .utf32BigEndian:
        String(decoding: units(of: bytes, whole) { UInt32(bigEndian: $0) }, as: UTF32.self)
      }
    }
    if whole * unitWidth < bytes.count { text.unicodeScalars.append("\u{FFFD}") }
    return text
  }

  private func units<Unit: FixedWidthInteger>(
    of bytes: UnsafeRawBufferPointer, _ count: Int, native: (Unit) -> Unit
  ) -> [Unit] {
    [Unit](unsafeUninitializedCapacity: count) { units, initialized in
      for index in 0..<count {
        let unit = bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Unit>.size, as: Unit.self)
        units.initializeElement(at: index, to: native(unit))
      }
      initialized = count
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
