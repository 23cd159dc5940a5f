import Foundation

extension SwiftScan {
  /// Bytes of stack that a tree of the deepest file that is parsed needs; only those that are used take memory.
  private static let stackSize = 512 << 20

  /// Runs `body` on a thread with a stack for deep trees, and waits for it.
  package static func onLargeStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
  }
}
