import Foundation

/// Finds bytes among many, fast enough for a test that reads hundreds of megabytes.
enum ByteSearch {
  /// Where `text` begins in `bytes`, at `start` or behind it.
  static func offset(of text: String, in bytes: [UInt8], from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      var offset = start
      while offset + wanted.count <= buffer.count {
        guard let next = memchr(base + offset, Int32(wanted[0]), buffer.count - offset) else { return nil }
        offset = UnsafeRawPointer(next) - base
        guard offset + wanted.count <= buffer.count else { return nil }
        if memcmp(next, wanted, wanted.count) == 0 { return offset }
        offset += 1
      }
      return nil
    }
  }
}
