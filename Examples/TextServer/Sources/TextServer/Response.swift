/// An answer, after which the connection is closed.
public struct Response: Hashable, Sendable {
  public let status: Status
  /// Lines without their ends.
  let fields: [String]
  let body: String
  /// Whether the body stays at home, as after HEAD; its length is told all the same.
  let isHeadOnly: Bool

  /// A page in the language of its reader. Caches must know what it depends on.
  init(_ page: Page, isHeadOnly: Bool) {
    status = .ok
    fields = [
      "Content-Type: text/html; charset=utf-8", "Content-Language: \(page.contentLanguage)", "Vary: Accept-Language",
    ]
    body = page.html
    self.isHeadOnly = isHeadOnly
  }

  /// Says why there is no page.
  public init(_ status: Status) {
    self.status = status
    fields = ["Content-Type: text/plain"] + (status == .methodNotAllowed ? ["Allow: GET, HEAD"] : [])
    body = status.reason + "\n"
    isHeadOnly = false
  }

  public var bytes: [UInt8] {
    let head =
      ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + fields
      + ["Content-Length: \(body.utf8.count)", "Connection: close", "", ""]
    return Array((head.joined(separator: "\r\n") + (isHeadOnly ? "" : body)).utf8)
  }
}
