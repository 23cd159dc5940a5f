import Dispatch

/// A wait that a test cannot do without.
enum Pause {
  static func seconds(_ seconds: Double) { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds) }
}
