import SourceText

/// The bytes of `text`, with a byte order mark for all but UTF-8.
func encoded(_ text: String, _ encoding: TextEncoding, hasMark: Bool? = nil) -> [UInt8] {
  let hasMark = hasMark ?? (encoding != .utf8)
  let text = (hasMark ? "\u{FEFF}" : "") + text
  func bytes(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) } }
  return switch encoding {
  case .utf8: Array(text.utf8)
  case .utf16LittleEndian: text.utf16.flatMap { bytes(UInt32($0), 2) }
  case .utf16BigEndian: text.utf16.flatMap { bytes(UInt32($0), 2).reversed() }
  case .utf32LittleEndian: text.unicodeScalars.flatMap { bytes($0.value, 4) }
  case .utf32BigEndian: text.unicodeScalars.flatMap { bytes($0.value, 4).reversed() }
  }
}
