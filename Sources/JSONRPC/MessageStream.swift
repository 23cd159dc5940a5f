/// Cuts what comes in into messages, however it is divided.
package struct MessageStream: Sendable {
  /// A message may have so many bytes.
  package static let mostBytes = 256 << 20
  /// A header may.
  private static let mostHeaderBytes = 8 << 10

  private let framing: MessageFraming
  private var bytes: [UInt8] = []
  /// Where what was not handed over yet begins.
  private var start = 0
  /// Bytes of a message that is too large: they are passed over.
  private var unwanted = 0
  /// How far a line has been looked through for its end.
  private var searched = 0

  package init(_ framing: MessageFraming) { self.framing = framing }

  package mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched = max(searched - start, 0)
      start = 0
    }
    bytes += more
  }

  /// The next whole message; `nil` where more has to come first.
  ///
  /// - Throws: What is wrong with the framing; the stream goes on behind it.
  /// - Complexity: O(*n*) in its bytes.
  package mutating func next() throws(RPCError) -> [UInt8]? {
    switch framing {
    case .length: try nextOfLength()
    case .lines: try nextLine()
    }
  }

  private mutating func nextLine() throws(RPCError) -> [UInt8]? {
    while true {
      guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        guard bytes.count - start > Self.mostBytes else { return nil }
        start = bytes.count
        throw .invalidRequest("the message is larger than \(Self.mostBytes) bytes")
      }
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return Array(line) }
    }
  }

  private mutating func nextOfLength() throws(RPCError) -> [UInt8]? {
    let passed = min(unwanted, bytes.count - start)
    start += passed
    unwanted -= passed
    guard unwanted == 0, let (end, length) = try header() else { return nil }
    guard bytes.count - end >= length else { return nil }
    let message = Array(bytes[end..<end + length])
    start = end + length
    return message
  }

  /// Where the header at the start ends, and the length that it gives; `nil` where it is not whole yet.
  private mutating func header() throws(RPCError) -> (end: Int, length: Int)? {
    let blank: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let room = bytes[start...].prefix(Self.mostHeaderBytes)
    guard let end = room.indices.first(where: { bytes[$0] == 0x0D && bytes[$0...].starts(with: blank) }) else {
      guard room.count == Self.mostHeaderBytes else { return nil }
      start += room.count
      throw .parseError("a header has no end within \(Self.mostHeaderBytes) bytes")
    }
    let header = String(decoding: bytes[start..<end], as: UTF8.self)
    let lengths = header.split(whereSeparator: \.isNewline).compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].filter { $0 != " " && $0 != "\t" })
    }
    guard lengths.count == 1, let length = lengths.first, length >= 0 else {
      start = end + blank.count
      throw .parseError("a header needs one 'Content-Length'")
    }
    guard length <= Self.mostBytes else {
      start = end + blank.count
      unwanted = length
      throw .invalidRequest("the message is larger than \(Self.mostBytes) bytes")
    }
    return (end + blank.count, length)
  }
}
