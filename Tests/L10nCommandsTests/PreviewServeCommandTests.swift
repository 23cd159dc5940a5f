import Foundation
import TestSupport
import Testing

struct PreviewServeCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder.sampleApp() }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func endsWithStatusZero(signal: Int32) throws {
    let preview = try RunningPreview(in: folder)
    let address = "the preview is at http://127.0.0.1:\(preview.port)/?key="
    #expect(preview.line.hasPrefix(address) && preview.line.hasSuffix(" until Ctrl-C\n"), "\(preview.line)")
    let page = try preview.client()
    page.send("GET /events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    #expect(page.received(until: "\n\n").contains("data/index.js"))
    #expect(preview.end(by: signal) == 0)
    #expect(page.waitForEnd())
    #expect(preview.errors == "")
  }

  @Test func showsAChangedTextAndABrokenTable() throws {
    let table = "Strings/en.lproj/Localizable.strings"
    let preview = try RunningPreview(in: folder)
    let page = try preview.client()
    page.send("GET /events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    #expect(page.received(until: "\n\n").contains("data/index.js"))
    page.forget()

    let prefix = "\"card.simulator.title\""
    _ = try folder.replaceLine(startingWith: prefix, in: table, by: "\(prefix) = \"Changed\";")
    #expect(page.received(until: "\n\n").contains("data/"))
    #expect(preview.waits { preview.errors.contains("of the preview changed, after") })

    let line = try folder.replaceLine(startingWith: prefix, in: table, by: "\(prefix) = ")
    // A comment stands between the text that never ends and the quotation mark that tells of it.
    #expect(try preview.waits { try preview.body("").contains("\(table):\(line + 2):") })
    #expect(preview.errors.contains("\(table):\(line + 2):"))

    _ = try folder.replaceLine(startingWith: prefix, in: table, by: "\(prefix) = \"Mended\";")
    #expect(try preview.waits { try !preview.body("").contains("\(table):") })
    #expect(preview.end(by: SIGINT) == 0)
  }

  @Test func takesThePortItIsGivenAndNoOthers() throws {
    let first = try RunningPreview(in: folder)
    let second = try ProgramRun(["preview", "--serve", "--port", "\(first.port)"], in: folder.url)
    #expect(second.status == 2)
    #expect(second.output == "")
    #expect(second.errors.contains("port \(first.port) of 127.0.0.1 is taken by another program"))
    #expect(first.end(by: SIGTERM) == 0)
    let third = try RunningPreview("--port", "\(first.port)", in: folder)
    #expect(third.port == first.port)
  }

  @Test(arguments: [
    ["--serve", "--port", "0"], ["--serve", "--port", "65536"], ["--serve", "--port", "http"],
    ["--serve", "--port", "+80"], ["--serve", "--port", "-1"], ["--port", "8080"],
  ])
  func refusesWhatIsNoPort(arguments: [String]) throws {
    let run = try ProgramRun(["preview"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("port"))
  }

  @Test func aProjectThatCannotBeReadIsNotServed() throws {
    try folder.write("{", to: "l10n.json")
    let run = try ProgramRun(["preview", "--serve"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("l10n.json:"))
  }
}
