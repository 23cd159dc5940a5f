import JSONRPC

/// The messages on standard input.
enum StandardMessages {
  /// Reads to the end of the input.
  static func read<News>(_ framing: MessageFraming, into inbox: MessageInbox<News>) {
    var stream = MessageStream(framing)
    var room = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = room.withUnsafeMutableBytes { bytes in
        // The C function of that name, interrupted by a signal, is called again.
        var count: Int
        repeat { count = readInput(bytes) } while count < 0 && errno == EINTR
        return count
      }
      guard count > 0 else { break }
      stream.append(room[..<count])
      while true {
        do throws(RPCError) {
          guard let message = try stream.next() else { break }
          inbox.put(try RPCMessage(parsing: message))
        } catch {
          inbox.put(.unreadable(error))
        }
      }
    }
    inbox.put(.end)
  }

  private static func readInput(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(0, bytes.baseAddress, bytes.count)
    #else
      Glibc.read(0, bytes.baseAddress, bytes.count)
    #endif
  }
}
