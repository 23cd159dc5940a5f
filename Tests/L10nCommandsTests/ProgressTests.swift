import Foundation
import SourceText
import Testing

@testable import L10nCommands

@Suite("Progress")
struct ProgressTests {
  /// What is written to a terminal.
  private final class Screen: Sendable {
    let text = Mutex("")
    func write(_ text: String) { self.text.withLock { $0 += text } }
    var content: String { text.withLock { $0 } }
  }

  /// Waits for `isDone`, ten seconds at most.
  private func wait(until isDone: () -> Bool) {
    for _ in 0..<1_000 where !isDone() { Thread.sleep(forTimeInterval: 0.01) }
  }

  @Test("is one line that is written over and goes away")
  func line() {
    let screen = Screen()
    let progress = Progress { screen.write($0) }
    progress.begin("measuring")
    for _ in 0..<3 { progress.advance(of: 4) }
    wait { screen.content.contains("75 %") }
    progress.pause()
    #expect(screen.content.hasPrefix("\rl10n: measuring"))
    #expect(screen.content.hasSuffix("\rl10n: measuring 75 %\u{1B}[K\r\u{1B}[K"))
    progress.begin("checking")
    wait { screen.content.contains("checking") }
    progress.finish()
    let end = screen.content
    #expect(end.hasSuffix("\rl10n: checking\u{1B}[K\r\u{1B}[K"))
    progress.begin("more")
    Thread.sleep(forTimeInterval: 0.25)
    #expect(screen.content == end)
    #expect(!end.contains("\n"))
  }

  @Test("of a quick run is not shown, and costs nothing to tell")
  func quick() {
    let screen = Screen()
    let progress = Progress { screen.write($0) }
    progress.begin("reading")
    for _ in 0..<1_000 { progress.advance(of: 1_000) }
    progress.finish()
    #expect(screen.content.isEmpty)
  }
}
