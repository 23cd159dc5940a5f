/// How the text of a file is stored as bytes.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case utf32LittleEndian = "utf-32le"
  case utf32BigEndian = "utf-32be"

  /// Bytes of one code unit.
  package var unitWidth: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The encoding that a byte order mark at the start of `bytes` names, and the length of the mark in bytes.
  package static func byteOrderMark(of bytes: borrowing [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    func starts(_ mark: [UInt8]) -> Bool {
      bytes.count >= mark.count && mark.indices.allSatisfy { bytes[$0] == mark[$0] }
    }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if starts([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// The encoding of a text without a byte order mark that zeros among its first bytes tell; `nil` without any.
  package static func unmarked(of bytes: [UInt8]) -> TextEncoding? {
    let zeros = bytes.prefix(4).map { $0 == 0 }
    return switch zeros {
    case [false, true, true, true]: .utf32LittleEndian
    case [true, true, true, false]: .utf32BigEndian
    case _ where zeros.count > 2 && (zeros[0] || zeros[1]): zeros[1] ? .utf16LittleEndian : .utf16BigEndian
    default: nil
    }
  }
}
