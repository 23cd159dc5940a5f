import CHarfBuzz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a font file.
// Unchecked: the blob is made immutable in `init`, and HarfBuzz's immutable objects may be used from several threads
// (manual, “Object types and lifecycles”).
package final class FontBlob: @unchecked Sendable {
  let handle: OpaquePointer

  /// Reads a file: one that is mapped, and that somebody then cuts short, would end the process.
  ///
  /// - Throws: ``FontError/unreadable(path:)``.
  package init(path: String) throws(FontError) {
    guard let (bytes, count) = Self.contents(of: path) else { throw .unreadable(path: path) }
    handle = hb_blob_create(
      bytes.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_READONLY, bytes, { free($0) })
    hb_blob_make_immutable(handle)
  }

  /// The bytes of a regular file of less than 4 GiB, for `free`; what comes to it while it is read is left out.
  private static func contents(of path: String) -> (bytes: UnsafeMutableRawPointer, count: Int)? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      information.st_size < UInt32.max, let bytes = malloc(max(1, Int(information.st_size)))
    else { return nil }
    var count = 0
    while count < Int(information.st_size) {
      let got = read(descriptor, bytes + count, Int(information.st_size) - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        free(bytes)
        return nil
      }
      if got == 0 { break }
      count += got
    }
    return (bytes, count)
  }

  /// Copies bytes (`hb_blob_create`).
  package init(bytes: [UInt8]) {
    handle = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_blob_make_immutable(handle)
  }

  deinit { hb_blob_destroy(handle) }

  /// Faces in the file: several in a collection, none when it is no font (`hb_face_count`).
  package var faceCount: Int { Int(hb_face_count(handle)) }
}
