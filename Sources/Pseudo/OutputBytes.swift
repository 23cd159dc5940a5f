/// Bytes that are being written, with room ahead so that a loop need not ask for it.
struct OutputBytes {
  private var storage: [UInt8] = []
  private(set) var count = 0

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ count: Int) { self.count -= count }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    write(atMost: bytes.count) { output in
      output.update(from: start, count: bytes.count)
      return bytes.count
    }
  }

  /// Calls `body` with room for `capacity` bytes; it returns how many it has written.
  @inline(__always)
  mutating func write(atMost capacity: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count < count + capacity {
      storage += [UInt8](repeating: 0, count: max(capacity, storage.count, 256))
    }
    let start = count
    count = start + storage.withUnsafeMutableBufferPointer { body($0.baseAddress! + start) }
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  subscript(index: Int) -> UInt8 { storage[index] }

  /// The bytes from `start` to the end.
  func suffix(from start: Int) -> [UInt8] { Array(storage[start..<count]) }

  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
