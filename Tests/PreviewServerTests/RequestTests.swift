import PreviewServer
import TestSupport
import Testing

struct RequestTests {
  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
    ("/gallery.js", "text/javascript; charset=utf-8"), ("/gallery.js?2", "text/javascript; charset=utf-8"),
    ("/data/a%20b.js", "text/javascript; charset=utf-8"), ("/data/%C3%A9.js", "text/javascript; charset=utf-8"),
    ("/data/%c3%a9.js", "text/javascript; charset=utf-8"), ("/sheet.png", "image/png"),
    ("/reload.js", "text/javascript; charset=utf-8"), ("/reload.css", "text/css; charset=utf-8"),
  ])
  func servesKnownPaths(target: String, type: String) throws {
    let response = try ServedSite().response("GET \(target)")
    #expect(response.status == 200)
    #expect(response.fields["content-type"] == type)
    #expect(!response.body.isEmpty)
  }

  @Test func servesBytesAsTheyAre() throws {
    let site = try ServedSite()
    #expect(try site.response("GET /sheet.png").body == [0x89, 0, 0xFF])
    #expect(try site.response("GET /data/%C3%A9.js").text == "two")
  }

  @Test(arguments: [
    "/nothing", "/../etc/passwd", "/data/../gallery.js", "/data/%2e%2e/gallery.js", "/%2e%2e/%2e%2e/etc/passwd",
    "//gallery.js", "/./gallery.js", "/gallery.js/", "/GALLERY.JS", "/etc/passwd", "/gallery.js%00", "/%00",
    "/gallery.js%00/../x", "/data%2F%2e%2e/gallery.js", "/data/%252e%252e/gallery.js", "/data\\..\\gallery.js",
    "/proc/self/maps",
    "/data/", "/data", "/%20", "/events/", "/events%00", "/gallery%2ejs%20",
  ])
  func findsNothingElse(target: String) throws {
    let response = try ServedSite().response("GET \(target)")
    #expect([400, 404].contains(response.status), "\(target): \(response.status) \(response.text)")
    #expect(response.text.utf8.count < 500)
  }

  @Test(arguments: ["http://evil.example/", "*", "gallery.js", "/%", "/%4", "/%zz", "/%FF", "/%C3", "/%ED%A0%80"])
  func refusesWhatIsNoPath(target: String) throws {
    #expect(try ServedSite().response("GET \(target)").status == 400)
  }

  @Test func refusesAVeryLongPath() throws {
    let site = try ServedSite()
    #expect(try site.response("GET /" + String(repeating: "a", count: 10_000)).status == 404)
    #expect(try [413, 414, 431].contains(site.response("GET /" + String(repeating: "a", count: 1_000_000)).status))
    #expect(try site.response("GET /").status == 200)
  }

  @Test func aNulInThePathLeadsNowhere() throws {
    let site = try ServedSite()
    let client = try site.client()
    client.send(Array("GET /secret\0/../gallery.js HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\n\r\n".utf8))
    let response = try? client.response()
    #expect(response?.status != 200)
    #expect(try site.response("GET /").status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "get", "QUERY"])
  func refusesOtherMethods(method: String) throws {
    let response = try ServedSite().response("\(method) /gallery.js")
    #expect(response.status == 405)
    #expect(response.fields["allow"] == "GET, HEAD")
  }

  @Test func refusesABodyWithoutReadingIt() throws {
    let site = try ServedSite()
    let client = try site.client()
    client.send(site.request("POST /", fields: "Content-Length: 1000000000"))
    #expect(try client.response().status == 405)
    client.send([UInt8](repeating: 0, count: 1_000_000))
    #expect(client.waitForEnd())
    #expect(try site.response("GET /").status == 200)
  }

  @Test func aBodyIsNoSecondRequest() throws {
    let site = try ServedSite()
    let client = try site.client()
    let hidden = site.request("GET /sheet.png")
    client.send(site.request("GET /gallery.js", fields: "Content-Length: \(hidden.utf8.count)") + hidden)
    #expect(try client.response().text == "l10n();")
    #expect(client.waitForEnd() || !client.received(until: "HTTP/1.1").contains("HTTP/1.1"))
  }

  @Test func headHasTheFieldsAndNoBody() throws {
    let site = try ServedSite()
    let client = try site.client()
    client.send(site.request("HEAD /gallery.js", fields: "Connection: close"))
    let response = try client.response(toHead: true)
    #expect(response.status == 200)
    #expect(response.fields["content-length"] == "7")
    #expect(client.waitForEnd())
    #expect(client.received(until: "l10n").isEmpty)
  }

  @Test func headOfEventsOpensNoStream() throws {
    let site = try ServedSite()
    let response = try site.response("HEAD /events")
    #expect(response.fields["content-type"] == "text/event-stream")
    #expect(site.hasPages(0))
  }

  @Test func oneConnectionTakesManyRequests() throws {
    let site = try ServedSite()
    let client = try site.client()
    client.send(site.request("GET /gallery.js") + site.request("GET /data/a%20b.js") + site.request("HEAD /sheet.png"))
    #expect(try client.response().text == "l10n();")
    #expect(try client.response().text == "one")
    #expect(try client.response(toHead: true).fields["content-length"] == "3")
    client.send(site.request("GET /nothing"))
    #expect(try client.response().status == 404)
    client.send(site.request("GET /sheet.png"))
    #expect(try client.response().body.count == 3)
  }

  @Test(arguments: [
    "GET /", "GET / HTTP/1.1\r\n\r\n", "\r\n\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET\r\n\r\n",
    "GET /data/a b.js HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET  /  HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0",
    "GET / HTTP/1.0\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ])
  func brokenRequestsAreRefused(bytes: String) throws {
    let site = try ServedSite(timeout: 1)
    let client = try site.client()
    client.send(bytes)
    let answer = client.received(until: "\r\n\r\n")
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 505"), "\(answer)")
    #expect(client.waitForEnd())
    #expect(try site.response("GET /").status == 200)
  }
}
