import Foundation
import TestSupport
import Testing

@Suite("The program text-server")
struct ServerProgramTests {
  private static let sample = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Strings")

  private static func request(_ target: String, languages: String = "en", method: String = "GET") -> String {
    "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nAccept-Language: \(languages)\r\n\r\n"
  }

  @Test("answers in the language of each request, and says which it is")
  func languages() throws {
    let server = try RunningServer(tables: Self.sample)
    for (header, language, text) in [
      ("pl-PL, en;q=0.5", "pl", "<p>5 podpowiedzi</p>"), ("de;q=0.2, ru;q=0.9", "ru", "<p>5 подсказок</p>"),
      ("xx", "en", "<p>5 cues</p>"), ("he", "he", #"<html lang="he" dir="rtl">"#),
    ] {
      let response = try server.response(to: Self.request("/inbox?cues=5", languages: header))
      #expect(response.status == 200)
      #expect(response.text.contains(text), "\(response.text)")
      #expect(response.fields["content-language"] == language)
      #expect(response.fields["vary"] == "Accept-Language")
      #expect(response.fields["content-type"] == "text/html; charset=utf-8")
    }
    #expect(try server.response(to: "GET /inbox?cues=1 HTTP/1.0\r\n\r\n").text.contains("<p>1 cue</p>"))
  }

  @Test("answers HEAD without a body, and closes the connection")
  func head() throws {
    let server = try RunningServer(tables: Self.sample)
    let page = try server.response(to: Self.request("/inbox?cues=5"))
    let client = try server.client(Self.request("/inbox?cues=5", method: "HEAD").utf8)
    #expect(try client.response(toHead: true).fields["content-length"] == "\(page.body.count)")
    #expect(client.waitForEnd() && client.byteCount == 0)
  }

  @Test("shows a name as it is, whatever it contains")
  func names() throws {
    let server = try RunningServer(tables: Self.sample)
    let response = try server.response(to: Self.request("/inbox?name=%3Cscript%3E%25%40+%26"))
    #expect(response.text.contains("<p>Good morning, &lt;script&gt;%@ &amp;!</p>"), "\(response.text)")
  }

  @Test("refuses what it cannot answer, and goes on")
  func refusals() throws {
    let server = try RunningServer(tables: Self.sample)
    let long = String(repeating: "x", count: 9_000)
    for (request, status) in [
      (Self.request("/"), 404), (Self.request("/../../etc/passwd"), 404), (Self.request("/inbox/../inbox"), 404),
      (Self.request("/inbox%2F..%2Finbox"), 404), (Self.request("/inbox", method: "DELETE"), 405),
      (Self.request("/inbox?cues=-1"), 400), (Self.request("/inbox?cues=99999999999999999999"), 400),
      (Self.request("/inbox?cues=%zz"), 400), (Self.request("/inbox?name=%FF"), 400), ("\r\n\r\n", 400),
      ("\0\0\0\r\n\r\n", 400), ("GET /inbox HTTP/1.1\r\nContent-Length: 9\r\n\r\n123456789", 400),
      (Self.request("/" + long), 431), (Self.request("/inbox", languages: long), 431),
      ("GET /inbox HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 100_000), 431),
    ] {
      #expect(try server.response(to: request).status == status, "\(request.prefix(80))")
    }
    #expect(try server.response(to: Self.request("/inbox", method: "PUT")).fields["allow"] == "GET, HEAD")
    #expect(try server.response(to: Self.request("/inbox?cues=5")).status == 200)
    #expect(server.isRunning)
  }

  @Test("takes a request in pieces, and gives up on a reader who never ends one")
  func slow() throws {
    let server = try RunningServer(tables: Self.sample)
    let half = try server.client("GET /inbox HTTP/1.1\r\nHost: loc".utf8)
    let slow = try server.client([])
    for byte in Self.request("/inbox?cues=5").utf8 {
      slow.send([byte])
      usleep(1_000)
    }
    #expect(try slow.response().status == 200)
    let endless = try server.client([])
    let start = ContinuousClock.now
    while !endless.receive(within: 100), start.duration(to: .now) < .seconds(20) { endless.send("x") }
    #expect(try endless.response().status == 408)
    #expect(try half.response().status == 408)
    #expect(half.waitForEnd())
  }

  @Test("serves others while many hold connections and send nothing")
  func manyConnections() throws {
    let server = try RunningServer(tables: Self.sample)
    let idle = try (0..<150).map { _ in try server.client([]) }
    #expect(try server.response(to: Self.request("/inbox?cues=5")).status == 200)
    // Half of them hang up in the midst of a request.
    for (number, client) in idle.enumerated() where number % 2 == 0 {
      client.send("GET /in")
      client.shut()
    }
    #expect(try server.response(to: Self.request("/inbox?cues=5")).status == 200)
    #expect(server.isRunning)
  }

  @Test("takes new translations while it runs, and says what was missing of the old ones")
  func reload() throws {
    let english = "\"title.your-cues\" = \"Cues\"; \"text.empty-cues\" = \"None\"; \"count.cues\" = \"Cues: %lld\";"
    let tables = try TemporaryFolder([
      "en.lproj/Localizable.strings": english,
      "pl.lproj/Localizable.strings": english.replacing("Cues: ", with: "Razem: ").replacing("\"text.", with: "\"old."),
    ])
    let server = try RunningServer(tables: tables.url)
    let request = Self.request("/inbox?cues=0", languages: "pl")
    #expect(try server.response(to: request).text.contains("<p>None</p>"))
    try tables.write(english.replacing("None", with: "Brak"), to: "pl.lproj/Localizable.strings")
    #expect(try server.logLine() == "'text.empty-cues' of table 'Localizable' is not translated to 'pl'")
    #expect(try server.logLine() == "new translations")
    #expect(try server.response(to: request).text.contains("<p>Brak</p>"))
  }
}
