import TestSupport
import Testing

@testable import PreviewServer

struct HostTests {
  @Test(arguments: ["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT"])
  func answersToItsOwnNames(host: String) throws {
    #expect(try status(host: host) == 200)
  }

  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "localhost", "127.0.0.1:1", "127.0.0.1:PORT.evil.example",
    "127.0.0.1.evil.example:PORT", "[::1]:PORT", "0.0.0.0:PORT", "127.1:PORT", "2130706433:PORT", "localhost.:PORT",
    "user@127.0.0.1:PORT", "127.0.0.1:PORT, evil.example", "127.0.0.1:0PORT", "",
  ])
  func refusesOtherNames(host: String) throws {
    #expect(try [400, 421].contains(status(host: host)), "\(host)")
  }

  @Test func refusesTwoHosts() throws {
    let site = try ServedSite()
    for second in ["evil.example", "127.0.0.1:\(site.server.port)"] {
      let request = site.request("GET /", fields: "Host: \(second)")
      #expect(try site.response(to: Array(request.utf8)).status == 400)
    }
  }

  @Test(arguments: ["/", "/nothing", "/events", "/reload.js"])
  func refusesBeforeItLooks(target: String) throws {
    let site = try ServedSite()
    let response = try site.response(to: Array("GET \(target) HTTP/1.1\r\nHost: evil.example\r\n\r\n".utf8))
    #expect(response.status == 421)
    #expect(site.server.pageCount == 0)
  }

  @Test func listensOnOneAddressOnly() throws {
    let site = try ServedSite()
    #expect(try RawClient(port: site.server.port, address: "127.0.0.1").isClosed == false)
    #if os(Linux)
      #expect(throws: RawClient.Failure.self) { try RawClient(port: site.server.port, address: "127.0.0.2") }
    #endif
  }

  private func status(host: String) throws -> Int {
    let site = try ServedSite()
    let name = host.replacing("PORT", with: "\(site.server.port)")
    return try site.response(to: Array("GET / HTTP/1.1\r\nHost: \(name)\r\n\r\n".utf8)).status
  }
}
