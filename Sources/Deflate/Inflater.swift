import CZlib

/// Expands bytes of zlib's format, of which the length is known.
package enum Inflater {
  /// One byte stands for at most so many (zlib's technical notes, “Maximum Compression Factor”).
  package static let factorLimit = 1_032

  /// - Returns: `nil` where the bytes are malformed, hold more or less than `count` bytes, or are followed by others.
  /// - Complexity: O(*n*); memory is taken for no more than `count` bytes.
  package static func expand(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard bytes.count <= Int(Int32.max), count <= Int(Int32.max), count / factorLimit <= bytes.count else { return nil }
    var stream = z_stream()
    return withUnsafeMutablePointer(to: &stream) { stream in
      guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
      defer { inflateEnd(stream) }
      var isWhole = false
      let expanded = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { output, written in
        bytes.withUnsafeBufferPointer { input in
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.pointee.avail_in = UInt32(input.count)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(count)
          let status = inflate(stream, Z_FINISH)
          written = Int(stream.pointee.total_out)
          isWhole = status == Z_STREAM_END && written == count && stream.pointee.avail_in == 0
        }
      }
      return isWhole ? expanded : nil
    }
  }
}
