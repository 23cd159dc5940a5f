import Testing

@testable import PreviewServer

struct ListeningSocketTests {
  @Test func aTakenPortIsNamed() throws {
    let site = try ServedSite()
    let port = site.server.port
    #expect(throws: ServerError.portTaken(port)) { _ = try ListeningSocket(port: port) }
    #expect("\(ServerError.portTaken(port))".contains("port \(port) of 127.0.0.1 is taken"))
  }

  @Test func aPortIsFreeAgainAfterwards() throws {
    let port = try ListeningSocket().port
    #expect(port >= 1024)
    #expect(try ListeningSocket(port: port).port == port)
  }

  @Test func eachErrorSaysWhatToDo() {
    #expect("\(ServerError.libraryMissing("not found"))".contains("libmicrohttpd12"))
    #expect("\(ServerError.portForbidden(80))".contains("1024"))
    #expect("\(ServerError.notListening(errno: 24))".contains("24"))
  }
}
