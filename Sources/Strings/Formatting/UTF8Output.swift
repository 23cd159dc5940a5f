/// The bytes of a text being put together: in the caller's memory first, in memory of its own when that is full.
struct UTF8Output {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private var isOwned = false

  /// - Parameter buffer: Outlives this value.
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    start = buffer.baseAddress!
    capacity = buffer.count
  }

  /// Frees what the value owns; to be called once, at the end.
  func deallocate() {
    if isOwned { start.deallocate() }
  }

  var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// Makes room for `more` bytes and returns the place for them; ``advance(by:)`` tells how many were written.
  @inline(__always)
  mutating func reserve(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if count + more > capacity { grow(more) }
    return start + count
  }

  @inline(__always)
  mutating func advance(by written: Int) { count += written }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    if isOwned { start.deallocate() }
    start = moved
    capacity = larger
    isOwned = true
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    reserve(times).update(repeating: byte, count: times)
    count += times
  }

  /// The Unicode scalars from a byte on.
  func scalarCount(from first: Int) -> Int {
    var scalars = 0
    for index in first..<count where start[index] & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }

  /// Puts a text in front of what follows `place`.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, times: Int = 1) {
    let more = bytes.count * times
    guard more > 0, let source = bytes.baseAddress else { return }
    _ = reserve(more)
    (start + place + more).update(from: start + place, count: count - place)
    for time in 0..<times { (start + place + time * bytes.count).update(from: source, count: bytes.count) }
    count += more
  }

  mutating func insert(_ text: String, at place: Int, times: Int = 1) {
    var text = text
    text.withUTF8 { insert($0, at: place, times: times) }
  }
}
