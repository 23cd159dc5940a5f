import TestSupport
import Testing

@testable import PreviewServer

struct PostTests {
  /// A server that answers `try` with what it was sent, and refuses what is empty.
  private static func site() throws -> ServedSite {
    try ServedSite(
      posts: PostHandler(paths: ["try"]) { path, body in
        body.isEmpty ? .refusal(status: 422, "nothing was sent to \(path)") : .value(body)
      })
  }

  private static func post(
    _ site: ServedSite, _ body: String, to path: String = "/try", origin: String? = nil,
    type: String = "application/json", key: String? = nil, fields: [String] = []
  ) throws -> RawResponse {
    let own = "http://127.0.0.1:\(site.server.port)"
    let all =
      [
        "Origin: \(origin ?? own)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)",
        "X-L10n-Key: \(key ?? site.server.key)",
      ] + fields
    let head = "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\n" + all.map { $0 + "\r\n" }.joined()
    return try site.response(to: Array((head + "\r\n" + body).utf8))
  }

  @Test func pagesOfTheServerAreAnswered() throws {
    let site = try Self.site()
    let response = try Self.post(site, #"{"text":"Grüße"}"#, fields: ["Sec-Fetch-Site: same-origin"])
    #expect(response.status == 200)
    #expect(response.fields["content-type"] == "application/json")
    #expect(response.text == #"{"text":"Grüße"}"#)
    let named = try Self.post(site, "1", origin: "http://localhost:\(site.server.port)")
    #expect(named.status == 200)
    #expect(try Self.post(site, "").status == 422)
  }

  @Test(arguments: [
    "http://evil.example", "http://127.0.0.1:1", "http://localhost", "null", "https://127.0.0.1", "",
  ])
  func otherOriginsAreRefused(origin: String) throws {
    let site = try Self.site()
    let response = try Self.post(site, "1", origin: origin)
    #expect(response.status == 403)
    #expect(response.fields["access-control-allow-origin"] == nil)
  }

  @Test(arguments: ["cross-site", "same-site", "none"])
  func whatABrowserCallsForeignIsRefused(value: String) throws {
    #expect(try Self.post(Self.site(), "1", fields: ["Sec-Fetch-Site: \(value)"]).status == 403)
  }

  @Test func theKeyIsAskedFor() throws {
    let site = try Self.site()
    #expect(site.server.key.utf8.count == 32)
    #expect(site.server.address == "http://127.0.0.1:\(site.server.port)/?key=\(site.server.key)")
    #expect(try Self.site().server.key != site.server.key)
    for key in ["", "0", String(site.server.key.dropLast()), site.server.key + "0"] {
      #expect(try Self.post(site, "1", key: key).status == 403)
    }
    #expect(try site.response("GET /?key=\(site.server.key)").status == 200)
    #expect(try ServedSite().server.address.hasSuffix("/"))
  }

  /// The types that a page may send without asking.
  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
  func otherTypesAreRefused(type: String) throws {
    #expect(try Self.post(Self.site(), "1", type: type).status == 415)
  }

  @Test func aRequestWithoutAnOriginIsRefused() throws {
    let site = try Self.site()
    let head = site.request(
      "POST /try", fields: "Content-Type: application/json", "Content-Length: 1", "X-L10n-Key: \(site.server.key)")
    #expect(try site.response(to: Array((head + "1").utf8)).status == 403)
  }

  @Test func noMoreThanTheLimitIsRead() throws {
    let site = try Self.site()
    let most = String(repeating: "x", count: PostHandler.bodyLimit)
    #expect(try Self.post(site, most).body.count == PostHandler.bodyLimit)
    #expect(try Self.post(site, most + "x").status == 413)
    let client = try site.client()
    client.send(
      "POST /try HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\nOrigin: http://127.0.0.1:\(site.server.port)\r\n"
        + "X-L10n-Key: \(site.server.key)\r\nContent-Type: application/json\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n")
    #expect(try client.response().status == 411)
    #expect(try site.response("GET /").status == 200)
  }

  @Test(arguments: ["/", "/try/", "/gallery.js", "/data/try", "/events"])
  func nothingIsSentElsewhere(path: String) throws {
    #expect(try Self.post(Self.site(), "1", to: path).status == 405)
  }

  @Test(arguments: ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])
  func otherMethodsAreNone(method: String) throws {
    let response = try Self.site().response("\(method) /try")
    #expect(response.status == 405)
    #expect(response.fields["allow"] == "POST")
  }

  @Test func aBodyComesInPieces() throws {
    let site = try Self.site()
    let client = try site.client()
    client.send(
      "POST /try HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\nOrigin: http://127.0.0.1:\(site.server.port)\r\n"
        + "X-L10n-Key: \(site.server.key)\r\nContent-Type: application/json\r\nContent-Length: 6\r\n\r\n")
    for piece in ["ab", "c", "def"] {
      client.send(piece)
      Pause.seconds(0.02)
    }
    #expect(try client.response().text == "abcdef")
    client.send(site.request("GET /gallery.js"))
    #expect(try client.response().text == "l10n();")
  }

  @Test func aBodyThatNeverComesIsNotWaitedFor() throws {
    let site = try ServedSite(
      timeout: 1, posts: PostHandler(paths: ["try"]) { _, body in .value(body) })
    let client = try site.client()
    client.send(
      "POST /try HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\nOrigin: http://127.0.0.1:\(site.server.port)\r\n"
        + "X-L10n-Key: \(site.server.key)\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\nx")
    #expect(client.waitForEnd())
    #expect(try site.response("GET /").status == 200)
  }

  @Test func withoutAHandlerNothingMayBeSent() throws {
    #expect(try Self.post(ServedSite(), "1").status == 405)
  }
}
