extension TextEncoding {
  /// The bytes of `text`, without a byte order mark.
  package func encode(_ text: some StringProtocol) -> [UInt8] {
    func bytes(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
    }
    return switch self {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { bytes(UInt32($0), 2) }
    case .utf16BigEndian: text.utf16.flatMap { bytes(UInt32($0), 2).reversed() }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { bytes($0.value, 4) }
    case .utf32BigEndian: text.unicodeScalars.flatMap { bytes($0.value, 4).reversed() }
    }
  }
}
