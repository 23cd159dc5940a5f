import CHarfBuzz

/// The bytes of a font file.
// Unchecked: the blob is made immutable in `init`, and HarfBuzz's immutable objects may be used from several threads
// (manual, “Object types and lifecycles”).
package final class FontBlob: @unchecked Sendable {
  let handle: OpaquePointer

  /// Maps a file (`hb_blob_create_from_file_or_fail`); its bytes are read when they are needed.
  ///
  /// - Throws: ``FontError/unreadable(path:)``.
  package init(path: String) throws(FontError) {
    guard let handle = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
    self.handle = handle
    hb_blob_make_immutable(handle)
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
