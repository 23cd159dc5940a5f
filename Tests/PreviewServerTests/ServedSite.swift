import Dispatch
import TestSupport

@testable import PreviewServer

/// A server with a small site on a free port.
struct ServedSite {
  let server: PreviewServer

  static let page = "<!doctype html><html><head><title>T</title></head><body></body></html>"
  static let files = [
    ServedFile(path: "index.html", bytes: Array(page.utf8)),
    ServedFile(path: "gallery.js", bytes: Array("l10n();".utf8)),
    ServedFile(path: "data/a b.js", bytes: Array("one".utf8)),
    ServedFile(path: "data/é.js", bytes: Array("two".utf8)),
    ServedFile(path: "sheet.png", bytes: [0x89, 0, 0xFF]),
  ]

  init(
    _ files: [ServedFile] = files, problem: String? = nil, limit: UInt32 = 256, timeout: UInt32 = 30,
    beatInterval: DispatchTimeInterval = .milliseconds(100), posts: PostHandler? = nil
  ) throws {
    server = try PreviewServer(
      on: ListeningSocket(), files: files, problem: problem, posts: posts, limit: limit, timeout: timeout,
      beatInterval: beatInterval)
  }

  func client(receiveBuffer: Int32? = nil) throws -> RawClient {
    try RawClient(port: server.port, receiveBuffer: receiveBuffer)
  }

  /// A request's head with the right Host field.
  func request(_ line: String, fields: String...) -> String {
    "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n" + fields.map { "\($0)\r\n" }.joined() + "\r\n"
  }

  func response(to bytes: [UInt8]) throws -> RawResponse {
    let client = try client()
    client.send(bytes)
    return try client.response(toHead: bytes.starts(with: "HEAD".utf8))
  }

  func response(_ line: String) throws -> RawResponse { try response(to: Array(request(line).utf8)) }

  /// A client that listens to events, after its first.
  func listener() throws -> RawClient {
    let client = try client()
    client.send(request("GET /events"))
    let events = client.received(until: "\n\n")
    guard events.contains("event: state") else { throw RawClient.Failure(description: "no event: '\(events)'") }
    client.forget()
    return client
  }

  /// Waits until so many pages are known to listen; returns whether it came to that.
  func hasPages(_ count: Int) -> Bool {
    for _ in 0..<500 where server.pageCount != count { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02) }
    return server.pageCount == count
  }
}

extension ServedSite {
  /// The first event of a new page.
  func listenerState() throws -> String {
    let client = try client()
    client.send(request("GET /events"))
    return client.received(until: "\n\n")
  }
}
