import Dispatch
import SourceText

/// Shows on a person's terminal what a long run is doing, in one line that goes away.
///
/// It is drawn ten times a second at most, and not before a third of a second has gone by, so that telling the
/// progress costs a run nothing.
final class Progress: Sendable {
  private struct State {
    var phase: String?
    var done = 0
    var total = 0
    var isDrawn = false
    var isFinished = false
  }

  private let state = Mutex(State())
  private let write: Terminal.Writer

  /// - Parameter write: Writes to the terminal; `nil` where there is none to show anything on.
  init(write: Terminal.Writer?) {
    self.write = write ?? { _ in }
    if write != nil { draw(after: .milliseconds(300)) }
  }

  /// Begins a part of the work.
  func begin(_ phase: String) {
    state.withLock {
      ($0.phase, $0.done, $0.total) = (phase, 0, 0)
    }
  }

  /// Tells that one more of `total` is done.
  func advance(of total: Int) {
    state.withLock {
      $0.done += 1
      $0.total = total
    }
  }

  /// Takes the line away until the next part begins, so that a message can be written.
  func pause() {
    state.withLock {
      $0.phase = nil
      erase(&$0)
    }
  }

  /// Takes the line away for good.
  func finish() {
    state.withLock {
      $0.phase = nil
      erase(&$0)
      $0.isFinished = true
    }
  }

  private func draw(after delay: DispatchTimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, !self.draw() else { return }
      self.draw(after: .milliseconds(100))
    }
  }

  /// Draws the line anew; returns whether it was the last time.
  private func draw() -> Bool {
    state.withLock {
      guard !$0.isFinished else { return true }
      guard let phase = $0.phase else { return false }
      let number = $0.total > 0 ? " \($0.done * 100 / $0.total) %" : ""
      write("\rl10n: \(phase)\(number)\u{1B}[K")
      $0.isDrawn = true
      return false
    }
  }

  private func erase(_ state: inout State) {
    if state.isDrawn { write("\r\u{1B}[K") }
    state.isDrawn = false
  }
}
