import Foundation

/// Runs what calls itself as deeply as code is nested.
package enum LargeStack {
  /// Bytes; only those that are used take memory.
  private static let size = 512 << 20

  private final class Result<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Runs `body` on a thread of its own, and waits for it.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = Result<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value = body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    // The thread may go on for a moment, and keep what it has made.
    guard let value = result.value.take() else { preconditionFailure("the thread has ended without a value") }
    return value
  }
}
