import CMicroHTTPD

/// A connection with a request that is being answered.
// Unchecked: the pointer is the library's, and valid until the request is over; only `resume` is called from another
// thread, which microhttpd.h allows at any time.
struct Connection: @unchecked Sendable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  /// The values of a header field: how many there are, and the last.
  func header(_ name: String) -> (count: Int, last: String) {
    var value: UnsafePointer<CChar>?
    let count = cmhd_header(handle, name, &value)
    return (Int(count), value.map { String(cString: $0) } ?? "")
  }

  /// Answers the request (`MHD_queue_response`); returns whether it could be.
  func queue(_ response: Response) -> Bool { cmhd_queue(handle, response.status, response.handle) }

  /// Takes the connection out of the server's loop (`MHD_suspend_connection`); from a reader only.
  func suspend() { cmhd_suspend(handle) }

  /// Takes the suspended connection back into the loop (`MHD_resume_connection`).
  func resume() { cmhd_resume(handle) }
}
