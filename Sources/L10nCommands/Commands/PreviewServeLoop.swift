import Dispatch
import SourceText

/// Looks for changes and takes them up, on a thread of its own.
final class PreviewServeLoop: Sendable {
  /// A file that is being written is left alone until it has not changed for so many microseconds.
  private static let stillness: UInt32 = 100_000
  /// After so long, files that never come to rest are read as they are.
  private static let patience = Duration.seconds(2)

  private let isStopping = Mutex(false)
  private let end = DispatchSemaphore(value: 0)

  init(_ watch: FileWatch, _ refresh: PreviewServeRefresh) {
    // As much as the main thread has, where the first site was made.
    SystemThread.start(stackSize: 8 << 20) { [self] in
      run(watch, refresh)
      end.signal()
    }
  }

  /// Ends the thread; returns whether it came to that in so many seconds.
  func stop(within seconds: Double) -> Bool {
    isStopping.withLock { $0 = true }
    guard end.wait(timeout: .now() + seconds) == .success else { return false }
    // For whoever asks once more.
    end.signal()
    return true
  }

  private var goesOn: Bool { isStopping.withLock { !$0 } }

  private func run(_ watch: FileWatch, _ refresh: PreviewServeRefresh) {
    var (watch, refresh) = (watch, refresh)
    while goesOn {
      guard watch.wait(), goesOn, watch.hasChanged() else { continue }
      let start = ContinuousClock.now
      repeat {
        usleep(Self.stillness)
      } while watch.hasChanged()
        && start.duration(
          to: .now) < Self.patience
      if goesOn { refresh.run() }
    }
  }
}
