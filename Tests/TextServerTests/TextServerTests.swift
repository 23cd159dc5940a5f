import Foundation
import SourceText
import Testing
import TextServer

@Suite("A server's texts")
struct TextServerTests {
  private static let sample = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Strings")

  /// A folder of tables that goes with the value.
  private final class Tables: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("server-\(UUID().uuidString)")

    init() throws {
      try write(#""text.empty-cues" = "No cues"; "count.cues" = "Cues: %lld";"#, "en")
      try write(#""text.empty-cues" = "Brak";"#, "pl")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, _ locale: String) throws {
      let file = folder.appendingPathComponent("\(locale).lproj/Localizable.strings")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test(
    "are in the language of the request",
    arguments: [
      ("pl-PL, en;q=0.5", "pl", "5 podpowiedzi"), ("en-GB,en;q=0.9", "en", "5 cues"),
      ("xx, ru;q=0.2", "ru", "5 подсказок"),
      ("", "en", "5 cues"), ("*", "en", "5 cues"), ("'; drop table", "en", "5 cues"),
    ])
  func negotiated(header: String, language: String, text: String) throws {
    let server = try TextServer(tables: Self.sample)
    #expect(server.inbox(cues: 5, acceptLanguage: header) == .init(text: text, contentLanguage: language))
    #expect(server.missingTexts().isEmpty)
  }

  @Test("that are missing are counted, once for each kind")
  func missing() throws {
    let tables = try Tables()
    let server = try TextServer(tables: tables.folder)
    for _ in 0..<3 { #expect(server.inbox(cues: 2, acceptLanguage: "pl").text == "Cues: 2") }
    #expect(server.strings(acceptLanguage: "pl")["nowhere"] == "nowhere")
    #expect(
      server.missingTexts() == [
        "'count.cues' of table 'Localizable' is not translated to 'pl' (3 times)",
        "no language has 'nowhere' of table 'Localizable'",
      ])
    #expect(server.missingTexts().isEmpty)
  }

  @Test("are reloaded while it runs; a request keeps those that it began with")
  func reload() throws {
    let tables = try Tables()
    let server = try TextServer(tables: tables.folder)
    let request = server.strings(acceptLanguage: "pl")
    #expect(request["text.empty-cues"] == "Brak")
    #expect(try !server.reloadIfChanged())
    try tables.write(#""text.empty-cues" = "Nic tu nie ma";"#, "pl")
    #expect(try server.reloadIfChanged())
    #expect(server.inbox(cues: 0, acceptLanguage: "pl").text == "Nic tu nie ma")
    #expect(request["text.empty-cues"] == "Brak")
    try FileManager.default.removeItem(at: tables.folder)
    #expect(throws: (any Error).self) { try server.reloadIfChanged() }
    #expect(server.inbox(cues: 0, acceptLanguage: "pl").text == "Nic tu nie ma")
  }

  @Test("may be asked from many threads during a reload")
  func concurrent() throws {
    let tables = try Tables()
    let server = try TextServer(tables: tables.folder)
    let wrong = Mutex(0)
    let isDone = Mutex(false)
    let readers = DispatchGroup()
    for _ in 0..<4 {
      readers.enter()
      Thread.detachNewThread {
        repeat {
          let page = server.inbox(cues: 0, acceptLanguage: "pl")
          let isKnown = page.text == "Brak" || page.text.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
          if !isKnown || page.contentLanguage != "pl" { wrong.withLock { $0 += 1 } }
        } while !isDone.withLock { $0 }
        readers.leave()
      }
    }
    for round in 1...20 {
      try? tables.write("\"text.empty-cues\" = \"\(String(repeating: "-", count: round))\";", "pl")
      _ = try? server.reloadIfChanged()
    }
    isDone.withLock { $0 = true }
    readers.wait()
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test("need a folder with tables")
  func empty() throws {
    #expect(throws: (any Error).self) { try TextServer(tables: Self.sample.appendingPathComponent("nowhere")) }
  }
}
