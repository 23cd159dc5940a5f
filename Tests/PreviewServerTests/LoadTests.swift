import PreviewServer
import TestSupport
import Testing

struct LoadTests {
  private static let size = 1_000_000

  private static func site(limit: UInt32 = 512, timeout: UInt32 = 30, size: Int = size) throws -> ServedSite {
    let bytes = [UInt8](repeating: 31, count: size - 1) + [7]
    return try ServedSite([ServedFile(path: "big.png", bytes: bytes)], limit: limit, timeout: timeout)
  }

  @Test func answersTwoHundredRequestsAtATime() throws {
    let site = try Self.site()
    let clients = try (0..<200).map { _ in try site.client() }
    for client in clients { client.send(site.request("GET /big.png")) }
    for client in clients {
      let response = try client.response()
      #expect(response.status == 200)
      #expect(response.body.count == Self.size)
      #expect(response.body.last == 7)
    }
  }

  @Test func aSlowRequestHoldsNobodyUpAndIsDropped() throws {
    let site = try Self.site(timeout: 1)
    let slow = try site.client()
    slow.send("GET /big.png HTT")
    #expect(try site.response("GET /big.png").status == 200)
    #expect(slow.waitForEnd())
    #expect(slow.received(until: " 200 ").isEmpty)
  }

  @Test func aRequestThatTricklesIsDropped() throws {
    let site = try Self.site(timeout: 1)
    // One that was answered has as much time for its next request.
    for start in ["", site.request("HEAD /big.png")] {
      let slow = try site.client()
      slow.send(start + "GET /big.png HTTP/1.1\r\nHost: ")
      var count = 0
      while count < 80, !slow.isClosed {
        slow.send("a")
        slow.receive(within: 100)
        count += 1
      }
      #expect(slow.isClosed)
      #expect(try site.response("GET /big.png").status == 200)
    }
  }

  /// Pages that listen are never late.
  @Test func aPageThatListensIsKept() throws {
    let site = try Self.site(timeout: 1)
    let page = try site.listener()
    Pause.seconds(4)
    #expect(site.hasPages(1))
    _ = site.server.publish([])
    #expect(page.received(until: "event: state").contains("event: state"))
  }

  @Test func aSlowReaderHoldsNobodyUpAndIsDropped() throws {
    let site = try Self.site(timeout: 1, size: Self.size * 20)
    let slow = try site.client(receiveBuffer: 4096)
    slow.send(site.request("GET /big.png"))
    #expect(slow.received(until: " 200 ").contains(" 200 "))
    #expect(try site.response("HEAD /big.png").status == 200)
    Pause.seconds(3)
    slow.forget()
    #expect(slow.waitForEnd())
    #expect(slow.byteCount < Self.size * 20)
  }

  @Test func moreConnectionsThanTheLimitWait() throws {
    let site = try Self.site(limit: 4, timeout: 1)
    let idle = try (0..<4).map { _ in try site.client() }
    for client in idle { client.send("GET") }
    #expect(try site.response("GET /big.png").status == 200)
    for client in idle { #expect(client.waitForEnd()) }
  }

  /// Neither pages that only listen nor connections without a request take the room of a page.
  @Test func aPageHasRoomBesideListenersAndHalfOpenConnections() throws {
    let site = try ServedSite(limit: 512)
    let listeners = try (0..<300).map { _ in try site.listener() }
    #expect(site.hasPages(64))
    var halfOpen: [RawClient] = []
    for number in 0..<1_000 {
      let client = try site.client()
      if number % 2 == 0 { client.send("GET /index.html HTTP/1.1\r\nHost: ") }
      halfOpen.append(client)
      guard number % 100 == 99 else { continue }
      let start = ContinuousClock.now
      #expect(try site.response("GET /index.html").status == 200)
      #expect(start.duration(to: .now) < .seconds(10))
    }
    #expect(site.hasPages(64))
    #expect(listeners.count == 300 && halfOpen.count == 1_000)
  }

  @Test func connectionsThatBreakOffLeaveNothing() throws {
    let site = try Self.site()
    for _ in 0..<500 {
      let client = try site.client()
      client.send(site.request("GET /big.png"))
      client.shut()
    }
    #expect(try site.response("GET /big.png").body.count == Self.size)
  }
}
