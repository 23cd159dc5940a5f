import Foundation
import SourceText
import TestSupport
import Testing
import TextServer

@Suite("A server's texts")
struct TextServerTests {
  private static let sample = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Strings")

  private static let polish = "pl.lproj/Localizable.strings"

  private static func tables() throws -> TemporaryFolder {
    try TemporaryFolder([
      "en.lproj/Localizable.strings": """
      "title.your-cues" = "Cues"; "text.empty-cues" = "No cues"; "count.cues" = "Cues: %lld";
      """,
      polish: polishTable(empty: "Brak"),
    ])
  }

  private static func polishTable(empty: String) -> String {
    "\"title.your-cues\" = \"Podpowiedzi\"; \"text.empty-cues\" = \"\(empty)\";"
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
    let page = server.inbox(cues: 5, acceptLanguage: header)
    #expect(page.text == text)
    #expect(page.contentLanguage == language)
    #expect(server.missingTexts().isEmpty)
  }

  @Test("have the direction of the language, and greet a reader who gives a name")
  func direction() throws {
    let server = try TextServer(tables: Self.sample)
    #expect(server.inbox(cues: 0, acceptLanguage: "he").isRightToLeft)
    let page = server.inbox(cues: 0, name: "Ann", acceptLanguage: "en")
    #expect(!page.isRightToLeft)
    #expect(page.greeting == "Good morning, Ann!")
    #expect(server.missingTexts().isEmpty)
  }

  @Test("that are missing are counted, once for each kind")
  func missing() throws {
    let tables = try Self.tables()
    let server = try TextServer(tables: tables.url)
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
    let tables = try Self.tables()
    let server = try TextServer(tables: tables.url)
    let request = server.strings(acceptLanguage: "pl")
    #expect(request["text.empty-cues"] == "Brak")
    #expect(try !server.reloadIfChanged())
    try tables.write(Self.polishTable(empty: "Nic tu nie ma"), to: Self.polish)
    #expect(try server.reloadIfChanged())
    #expect(server.inbox(cues: 0, acceptLanguage: "pl").text == "Nic tu nie ma")
    #expect(request["text.empty-cues"] == "Brak")
    try FileManager.default.removeItem(at: tables.url)
    #expect(throws: (any Error).self) { try server.reloadIfChanged() }
    #expect(server.inbox(cues: 0, acceptLanguage: "pl").text == "Nic tu nie ma")
  }

  @Test("may be asked from many threads during a reload")
  func concurrent() throws {
    let tables = try Self.tables()
    let server = try TextServer(tables: tables.url)
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
      try? tables.write(Self.polishTable(empty: String(repeating: "-", count: round)), to: Self.polish)
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
