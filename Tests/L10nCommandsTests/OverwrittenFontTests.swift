import Foundation
import SourceText
import Testing

/// A font is read, not mapped: who writes over it while a run measures with it does not end the run.
@Suite struct OverwrittenFontTests {
  @Test(arguments: [["fonts"], ["measure", "--text", "Start practice", "--font", "Urbanist"]])
  func ends(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "family": { "$type": "fontFamily", "$value": "Urbanist" } }"#, to: "a.tokens.json")
    try folder.write(#"{ "tokens": ["a.tokens.json"], "fonts": ["Fonts"] }"#, to: "l10n.json")
    let font = try Data(contentsOf: ProgramRun.repository.appendingPathComponent(".fonts/Urbanist[wght].ttf"))
    let file = folder.url.appendingPathComponent("Fonts/Urbanist.ttf")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try font.write(to: file)

    let isDone = Mutex(false)
    let writer = Thread {
      var length = 0
      while !isDone.withLock({ $0 }) {
        // In place: a new file would leave the old one to its readers.
        guard let handle = try? FileHandle(forWritingTo: file) else { return }
        try? handle.truncate(atOffset: UInt64(length))
        try? handle.seek(toOffset: 0)
        try? handle.write(contentsOf: font)
        try? handle.close()
        length = (length + 4_096) % font.count
      }
    }
    writer.start()
    defer { isDone.withLock { $0 = true } }
    for _ in 0..<10 {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect((0...2).contains(run.status), "\(run.errors)")
      #expect(!run.output.isEmpty || !run.errors.isEmpty)
    }
  }
}
