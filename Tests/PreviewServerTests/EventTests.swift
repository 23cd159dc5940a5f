import TestSupport
import Testing

@testable import PreviewServer

struct EventTests {
  private static func changed(_ text: String) -> [ServedFile] {
    ServedSite.files.map { $0.path == "gallery.js" ? ServedFile(path: $0.path, bytes: Array(text.utf8)) : $0 }
  }

  /// The state that an event carries, as hashes by path.
  private static func hashes(_ event: String) -> [String: String] {
    var hashes: [String: String] = [:]
    for line in event.split(separator: "\n") where line.hasPrefix("data: ") {
      let parts = line.dropFirst(6).split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { hashes[parts[1]] = parts[0] }
    }
    return hashes
  }

  @Test func tellsWhatChanged() throws {
    let site = try ServedSite()
    let client = try site.client()
    client.send(site.request("GET /events"))
    let first = Self.hashes(client.received(until: "\n\n"))
    #expect(first.keys.sorted() == ServedSite.files.map(\.path).sorted())
    client.forget()

    #expect(site.server.publish(Self.changed("l10n(1);")) == ["gallery.js"])
    let second = Self.hashes(client.received(until: "\n\n"))
    #expect(first.filter { second[$0.key] != $0.value }.keys.sorted() == ["gallery.js"])
    #expect(second.count == first.count)
    #expect(try site.response("GET /gallery.js").text == "l10n(1);")
  }

  @Test func namesFilesThatComeAndGo() throws {
    let site = try ServedSite()
    let fewer = ServedSite.files.filter { $0.path != "sheet.png" }
    #expect(site.server.publish(fewer) == ["sheet.png"])
    #expect(try site.response("GET /sheet.png").status == 404)
    #expect(site.server.publish(ServedSite.files) == ["sheet.png"])
    #expect(site.server.publish(ServedSite.files).isEmpty)
    #expect(try site.response("GET /sheet.png").status == 200)
  }

  @Test func tellsAllPages() throws {
    let site = try ServedSite()
    let pages = try (0..<20).map { _ in try site.listener() }
    #expect(site.server.pageCount == 20)
    _ = site.server.publish(Self.changed("new"))
    for page in pages { #expect(Self.hashes(page.received(until: "\n\n")).count == ServedSite.files.count) }
  }

  @Test func showsAndTakesBackAProblem() throws {
    let site = try ServedSite()
    let page = try site.listener()
    site.server.report("de.strings:3: no ';'\nwith a second line\r\u{1B}[31m")
    let event = page.received(until: "line\u{FFFD}\u{FFFD}[31m\n\n")
    #expect(event.contains("data: \ndata: de.strings:3: no ';'\ndata: with a second line\u{FFFD}\u{FFFD}[31m\n\n"))
    #expect(try site.response("GET /").text.contains("de.strings:3: no ';'"))
    page.forget()
    #expect(site.server.publish(ServedSite.files).isEmpty)
    #expect(page.received(until: "data: \ndata: \n\n").contains("data: \ndata: \n\n"))
    #expect(try !site.response("GET /").text.contains("de.strings"))
  }

  @Test func forgetsPagesThatClose() throws {
    let site = try ServedSite()
    var pages = try (0..<10).map { _ in try site.listener() }
    #expect(site.server.pageCount == 10)
    pages.removeFirst(7)
    #expect(site.hasPages(3))
    for page in pages { page.shut() }
    #expect(site.hasPages(0))
  }

  @Test func beatsAreComments() throws {
    let site = try ServedSite()
    let page = try site.listener()
    #expect(page.received(until: ":\n\n").contains(":\n\n"))
  }

  @Test func endsTheOldestOfTooManyPages() throws {
    let site = try ServedSite(beatInterval: .seconds(60))
    let pages = try (0..<66).map { _ in try site.listener() }
    for page in pages.prefix(2) {
      #expect(page.received(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n") || page.isClosed)
    }
    #expect(site.hasPages(64))
    _ = site.server.publish(Self.changed("new"))
    #expect(!Self.hashes(pages[65].received(until: "\n\n")).isEmpty)
    #expect(!Self.hashes(pages[2].received(until: "\n\n")).isEmpty)
  }

  @Test func aPageThatDoesNotReadGetsTheLatest() throws {
    let site = try ServedSite()
    let page = try site.client(receiveBuffer: 4096)
    page.send(site.request("GET /events"))
    #expect(site.hasPages(1))
    let long = ServedFile(path: String(repeating: "p", count: 20_000), bytes: [])
    for number in 0..<300 {
      _ = site.server.publish(Self.changed("\(number)") + [long])
    }
    _ = site.server.publish(Self.changed("last"))
    let last = Self.hashes(try site.listenerState())["gallery.js"] ?? ""
    #expect(!last.isEmpty)
    let text = page.received(until: last)
    #expect(text.contains(last))
    #expect(text.utf8.count < 300 * 20_000)
  }

  @Test func theEndOfTheServerEndsItsStreams() throws {
    var site: ServedSite? = try ServedSite()
    let port = try #require(site?.server.port)
    let pages = try (0..<5).map { _ in try #require(site).listener() }
    site = nil
    for page in pages { #expect(page.waitForEnd()) }
    #expect(throws: RawClient.Failure.self) { try RawClient(port: port) }
    let next = try PreviewServer(on: ListeningSocket(port: port), files: ServedSite.files)
    #expect(next.address == "http://127.0.0.1:\(port)/")
  }
}
