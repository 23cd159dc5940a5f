import Foundation
import PreviewServer
import SourceText
import TestSupport
import Testing

@testable import L10nCommands

/// A preview whose site is one table's bytes, and which is broken where they lack a full stop.
final class PreviewServeLoopTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description = "nobody can read this"
  }

  private final class Log: Sendable {
    private let text = Mutex("")
    func add(_ line: String) { text.withLock { $0 += line } }
    var all: String { text.withLock { $0 } }
  }

  private let folder: TemporaryFolder
  private let log = Log()
  private let server: PreviewServer
  private let loop: PreviewServeLoop
  private static let path = "en.lproj/Localizable.strings"

  convenience init() throws { try self.init(startingWith: "first.") }

  init(startingWith text: String) throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: Self.path)
    let root = folder.url.path
    let file = root + "/" + Self.path
    let read: PreviewServe.Reader = { _ in
      let bytes = try FileAccess.bytes(of: file, named: Self.path)
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("throw") { throw Unreadable() }
      let page = ServedFile(path: "index.html", bytes: Array("<head></head>".utf8))
      return PreviewServe.Draft(
        problems: text.hasSuffix(".")
          ? [] : [TableProblem(file: Self.path, message: "\(text): \u{202E}no full stop")],
        files: { [page, ServedFile(path: "data/table.js", bytes: bytes)] })
    }
    let watch = try FileWatch { try ProjectInputs([root], workingDirectory: root) }
    let first = try read(.standard)
    server = try PreviewServer(on: ListeningSocket(), files: try first.files())
    let log = log
    let terminal = Terminal(
      workingDirectory: root, isColored: false, isInteractive: false, output: { log.add($0) }, errors: { log.add($0) })
    loop = PreviewServeLoop(
      watch, PreviewServeRefresh(server: server, problems: first.problems, terminal: terminal, read: read))
  }

  deinit { _ = loop.stop(within: 10) }

  private func body(_ path: String) throws -> String {
    let client = try RawClient(port: server.port)
    client.send("GET /\(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    return try client.response().text
  }

  /// Waits until a file of the site holds a text; returns whether it came to that.
  private func shows(_ text: String, in path: String) throws -> Bool {
    for _ in 0..<400 {
      if try body(path).contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test func aChangeIsShown() throws {
    #expect(try body("data/table.js") == "first.")
    try folder.write("second.", to: Self.path)
    #expect(try shows("second.", in: "data/table.js"))
    #expect(loop.stop(within: 10))
    #expect(log.all.contains("l10n: 1 file of the preview changed, after "))
  }

  @Test func theLastGoodSiteStaysUntilWhatIsBrokenIsMended() throws {
    try folder.write("half", to: Self.path)
    #expect(try shows("half: \\u{202E}no full stop", in: ""))
    #expect(try body("data/table.js") == "first.")
    #expect(log.all.contains("l10n: half: \\u{202E}no full stop\n"))

    try folder.write("throw", to: Self.path)
    #expect(try shows("nobody can read this", in: ""))
    #expect(try body("data/table.js") == "first.")

    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(Self.path))
    #expect(try shows("cannot read '\(Self.path)'", in: ""))
    #expect(try body("data/table.js") == "first.")

    try folder.write("whole.", to: Self.path)
    #expect(try shows("whole.", in: "data/table.js"))
    #expect(try !body("").contains("cannot read"))
  }

  @Test func whatIsMendedAsItWasIsUpToDateAgain() throws {
    try folder.write("half", to: Self.path)
    #expect(try shows("no full stop", in: ""))
    try folder.write("first.", to: Self.path)
    for _ in 0..<400 where try body("").contains("no full stop") { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try !body("").contains("no full stop"))
    #expect(loop.stop(within: 10))
    #expect(log.all.contains("l10n: 0 files of the preview changed, after "))
  }

  @Test func whatWasBrokenFromTheStartHoldsNothingUp() throws {
    let test = try PreviewServeLoopTests(startingWith: "half")
    #expect(try test.shows("half: \\u{202E}no full stop", in: ""))
    try test.folder.write("another half", to: Self.path)
    #expect(try test.shows("another half", in: "data/table.js"))
    #expect(try test.shows("another half: \\u{202E}no full stop", in: ""))
    try test.folder.write("whole.", to: Self.path)
    #expect(try test.shows("whole.", in: "data/table.js"))
    try test.folder.write("broken again", to: Self.path)
    #expect(try test.shows("broken again: ", in: ""))
    #expect(try test.body("data/table.js") == "whole.")
  }

  @Test func aHalfWrittenFileIsWaitedFor() throws {
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent(Self.path))
    try file.truncate(atOffset: 0)
    for number in 0..<20 {
      try file.write(contentsOf: Data("part \(number) ".utf8))
      Thread.sleep(forTimeInterval: 0.03)
    }
    try file.write(contentsOf: Data("end.".utf8))
    try file.close()
    #expect(try shows("end.", in: "data/table.js"))
    #expect(loop.stop(within: 10))
    #expect(!log.all.contains("no full stop"))
  }

  @Test func itEndsAtOnce() {
    let start = ContinuousClock.now
    #expect(loop.stop(within: 10))
    #expect(start.duration(to: .now) < .seconds(5))
  }
}
