import TestSupport
import Testing
import TextServer

@Suite("A request")
struct RequestTests {
  private static func request(_ lines: String...) throws -> Request {
    try Request(parsing: lines.joined(separator: "\r\n").utf8)
  }

  @Test("is read: method, path, values and fields")
  func whole() throws {
    let request = try Self.request(
      "GET /inbox?cues=5&name=J%C3%BCrgen+M%26M&flag&cues=6 HTTP/1.1", "Host: localhost", "ACCEPT-language:\tpl ",
      "Accept-Language: de;q=0.5", "Empty:")
    #expect(request.method == "GET" && request.path == "/inbox")
    #expect(request.query == ["cues": "6", "name": "Jürgen M&M", "flag": ""])
    #expect(request.fields == ["host": "localhost", "accept-language": "pl, de;q=0.5", "empty": ""])
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", " ", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/2", "GET / http/1.1", "GET / HTTP/1.1 ",
      "\r\nGET / HTTP/1.1",
      "GET inbox HTTP/1.1", "GET http://localhost/ HTTP/1.1", "GET * HTTP/1.1", "GET /ü HTTP/1.1", "GET /\0 HTTP/1.1",
      "GET /?a=%zz HTTP/1.1", "GET /?a=%f HTTP/1.1", "GET /?a=%FF HTTP/1.1", "GET /?%C0%AF=1 HTTP/1.1",
      "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\nName : x", "GET / HTTP/1.1\r\n: x",
      "GET / HTTP/1.1\r\nA: x\r\n folded", "GET / HTTP/1.1\r\nA: x\nB: y", "GET / HTTP/1.1\nHost: x",
      "GET / HTTP/1.1\r\nA: \0", "GET / HTTP/1.1\r\nÄ: x", "GET / HTTP/1.1\r\nContent-Length: 5",
      "GET / HTTP/1.1\r\nTransfer-Encoding: chunked", "GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 5",
    ])
  func refused(head: String) {
    #expect(throws: Status.badRequest) { try Request(parsing: head.utf8) }
  }

  @Test("of any bytes is read or refused")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let whole = Array("GET /inbox?cues=5&name=%41 HTTP/1.1\r\nHost: x\r\nAccept-Language: pl, en;q=0.5".utf8)
    for _ in 0..<2_000 {
      var head = whole
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: head.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: head[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: head.remove(at: place)
        default: head.insert(contentsOf: head[place...].prefix(5), at: place)
        }
      }
      guard let request = try? Request(parsing: head) else { continue }
      #expect(request.path.hasPrefix("/") && !request.path.contains(" "))
    }
  }
}
