import CMicroHTTPD

/// The status, header fields and body that a request is answered with.
// Unchecked: nothing changes after `init`, and the library counts under a lock who still sends it.
final class Response: @unchecked Sendable {
  let handle: OpaquePointer
  let status: UInt32

  /// What the page may load: its own files and nothing else.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors vscode-webview: vscode-file:
    """

  /// Scripts of other sites cannot read the texts of a project by loading its data as their own.
  private static let commonFields = [
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// A response with a body that is copied (`MHD_create_response_from_buffer`).
  convenience init(status: UInt32 = 200, _ bytes: [UInt8], contentType: String, fields: [(String, String)] = []) {
    let handle = bytes.withUnsafeBytes { cmhd_response($0.baseAddress, $0.count) }
    self.init(handle, status: status, fields: [("Content-Type", contentType)] + fields)
  }

  /// One line of text that says why a request is refused.
  convenience init(refusing status: UInt32, _ reason: String, fields: [(String, String)] = []) {
    self.init(
      status: status, Array("\(reason)\n".utf8), contentType: "text/plain; charset=utf-8", fields: fields)
  }

  /// A stream of events, which the reader `stream` writes (`MHD_create_response_from_callback`).
  convenience init(_ stream: EventStream) {
    let handle = cmhd_stream(
      { context, _, buffer, capacity in
        guard let context, let buffer else { return Int(CMHD_END) }
        return EventStream.borrowed(context).read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
      }, stream.retained(), { context in if let context { EventStream.release(context) } })
    self.init(handle, status: 200, fields: [("Content-Type", "text/event-stream")])
  }

  private init(_ handle: OpaquePointer?, status: UInt32, fields: [(String, String)]) {
    guard let handle else { fatalError("no memory for a response") }
    self.handle = handle
    self.status = status
    for (name, value) in Self.commonFields + fields {
      let isAdded = cmhd_add_header(handle, name, value)
      precondition(isAdded, "'\(name): \(value)' is a header field")
    }
  }

  deinit { cmhd_destroy(handle) }
}
