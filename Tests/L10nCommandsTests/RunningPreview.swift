import Foundation
import TestSupport
import Testing

/// The built program while it serves a preview.
final class RunningPreview {
  private let process = Process()
  private let errorFile: URL
  let line: String
  let port: UInt16

  /// Starts `l10n preview --serve` with one component in a folder, and waits for the line with its address.
  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    process.executableURL = ProgramRun.program
    process.arguments = ["preview", "--serve", "--component", "featureCard", "--locale", "en"] + arguments
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("l10n-errors-\(UUID().uuidString)")
    try Data().write(to: errorFile)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n"), let next = try output.fileHandleForReading.read(upToCount: 1)?.first {
      bytes.append(next)
    }
    let line = String(decoding: bytes, as: UTF8.self)
    self.line = line
    port = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//).flatMap { UInt16($0.1) })
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: errorFile)
  }

  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  func client() throws -> RawClient { try RawClient(port: port) }

  func body(_ path: String) throws -> String {
    let client = try client()
    client.send("GET /\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return try client.response().text
  }

  /// Waits until something holds; returns whether it came to that.
  func waits(for condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<600 {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  /// Sends a signal and waits for the end; returns the status, `nil` where the signal itself ended it.
  func end(by signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
