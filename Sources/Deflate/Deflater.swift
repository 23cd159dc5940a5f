import CZlib

/// Compresses bytes into zlib's format, many times with the same memory.
package final class Deflater {
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Parameter level: From 1, fast, to 9.
  package init(level: Int32) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // `deflateInit2` is a macro. It fails for want of memory only, as all allocations of Swift do.
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, 15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib could not begin to compress (\(status))")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// The same bytes come of the same version of zlib; others may do it in another way.
  ///
  /// - Complexity: O(*n*).
  package func compress(_ bytes: [UInt8]) -> [UInt8] {
    let status = deflateReset(stream)
    precondition(status == Z_OK, "zlib could not begin anew (\(status))")
    let bound = Int(deflateBound(stream, uLong(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        // zlib does not write to what it reads, though older headers do not say so.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let status = deflate(stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib had less room than it asked for (\(status))")
        count = Int(stream.pointee.total_out)
      }
    }
  }
}
