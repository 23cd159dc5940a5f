#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import Foundation
#endif

/// Reads files whole, with two system calls, or maps them.
///
/// Files are mapped only on demand: reading beyond the new end of a mapped file that was cut short kills the process
/// (SIGBUS), and a server has no say in when its translations are copied into place. On Windows they are read always.
enum FileBytes {
  #if os(Windows)
    /// - Throws: ``LocalizedStrings/LoadingError/unreadable(path:)``.
    static func read(_ path: String) throws(LocalizedStrings.LoadingError) -> [UInt8] {
      do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch { throw .unreadable(path: path) }
    }

    /// Calls `body` with the bytes of a file, which are there as long as the call takes.
    ///
    /// - Throws: ``LocalizedStrings/LoadingError/unreadable(path:)``.
    static func withMapping(
      of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(LocalizedStrings.LoadingError) {
      let bytes = try read(path)
      bytes.withUnsafeBufferPointer(body)
    }
  #else
    /// - Throws: ``LocalizedStrings/LoadingError/unreadable(path:)``.
    static func read(_ path: String) throws(LocalizedStrings.LoadingError) -> [UInt8] {
      let (descriptor, size) = try regularFile(path)
      defer { close(descriptor) }
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

    /// Calls `body` with the bytes of a file, which are there as long as the call takes.
    ///
    /// - Throws: ``LocalizedStrings/LoadingError/unreadable(path:)``.
    static func withMapping(
      of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(LocalizedStrings.LoadingError) {
      let (descriptor, size) = try regularFile(path)
      defer { close(descriptor) }
      guard size > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        throw .unreadable(path: path)
      }
      defer { munmap(start, size) }
      body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: size))
    }

    /// Opens a file that is no folder, pipe or device; the caller closes it.
    private static func regularFile(
      _ path: String
    ) throws(LocalizedStrings.LoadingError) -> (descriptor: CInt, size: Int) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw .unreadable(path: path) }
      var information = stat()
      guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw .unreadable(path: path)
      }
      return (descriptor, Int(information.st_size))
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
  #endif
}
