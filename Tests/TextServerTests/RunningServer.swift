import Foundation
import TestSupport

/// The program `text-server`, which runs as long as the value lives.
final class RunningServer {
  let port: UInt16
  private let process = Process()
  private let log = Pipe()

  init(tables folder: URL) throws {
    process.executableURL = BuildFolder.url.appendingPathComponent("text-server")
    process.arguments = [folder.path, "0"]
    process.standardError = log
    try process.run()
    let address = try Self.line(of: log)
    guard let port = URLComponents(string: address)?.port.flatMap(UInt16.init(exactly:)) else {
      throw RawClient.Failure(description: "no address: '\(address)'")
    }
    self.port = port
  }

  deinit {
    // A process that is started from a thread of the tests has SIGTERM blocked, as that thread has.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// The next line of the program's log; waits for it.
  func logLine() throws -> String { try Self.line(of: log) }

  private static func line(of log: Pipe) throws -> String {
    var line = Data()
    while let byte = try log.fileHandleForReading.read(upToCount: 1), byte.first != UInt8(ascii: "\n") { line += byte }
    return String(decoding: line, as: UTF8.self)
  }

  /// Sends bytes over a connection of their own.
  func client(_ bytes: some Sequence<UInt8>) throws -> RawClient {
    let client = try RawClient(port: port)
    client.send(Array(bytes))
    return client
  }

  /// The answer to a request that is sent whole.
  func response(to request: String, toHead: Bool = false) throws -> RawResponse {
    try client(request.utf8).response(toHead: toHead)
  }
}
