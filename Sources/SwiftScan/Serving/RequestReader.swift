/// The bytes of a request, with lines among them.
struct RequestReader {
  /// Bytes of a line with a length; a longer one is none.
  private static let longestLine = 100

  private let read: (Int) throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0

  init(read: @escaping (Int) throws -> [UInt8]) { self.read = read }

  /// The next line without its end; `nil` at the end of the input.
  mutating func line() throws -> String? {
    var line: [UInt8] = []
    while true {
      if place == buffer.count, try !fill(1 << 16) { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      let byte = buffer[place]
      place += 1
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
      if line.count > Self.longestLine { throw RequestError("a line of the request is too long") }
    }
  }

  /// So many bytes.
  ///
  /// - Parameter part: What they are, for the message where there are fewer.
  mutating func bytes(_ count: Int, of part: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if place == buffer.count, try !fill(min(count - bytes.count, 1 << 20)) {
        throw RequestError("the input ends \(count - bytes.count) bytes before the end of the \(part)")
      }
      let length = min(count - bytes.count, buffer.count - place)
      bytes += buffer[place..<place + length]
      place += length
    }
    return bytes
  }

  /// Whether there was more.
  private mutating func fill(_ limit: Int) throws -> Bool {
    buffer = try read(limit)
    place = 0
    return !buffer.isEmpty
  }
}
