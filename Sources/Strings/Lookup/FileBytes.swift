#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files whole, with two system calls for all but pipes.
///
/// Files are not mapped: reading beyond the new end of a mapped file that was cut short kills the process (SIGBUS), and
/// a server has no say in when its translations are copied into place.
enum FileBytes {
  /// - Throws: ``Strings/LoadingError/unreadable(path:)``.
  static func read(_ path: String) throws(Strings.LoadingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path)
    }
    let size = Int(information.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = systemRead(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 { isWhole = false }
        if got <= 0 { return }
        count += got
      }
    }
    guard isWhole else { throw .unreadable(path: path) }
    return bytes
  }

  private static func systemRead(_ descriptor: CInt, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, start, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, start, count)
    #else
      Musl.read(descriptor, start, count)
    #endif
  }
}
