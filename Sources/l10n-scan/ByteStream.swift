import SwiftScan

// For `Main.swift` too.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// A file or a pipe of this process.
struct ByteStream {
  let descriptor: Int32
  /// As in “standard input”, for messages.
  let name: String

  /// Waits for bytes: at most `limit`, none at the end.
  func read(_ limit: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = -1
    repeat { count = readBytes(descriptor, &bytes, limit) } while count < 0 && errno == EINTR
    if count < 0 { throw RequestError("\(name) cannot be read: \(String(cString: strerror(errno)))") }
    bytes.removeLast(limit - count)
    return bytes
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw RequestError("\(name) cannot be written: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }
}

// The C functions, which the methods of the same names hide.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
