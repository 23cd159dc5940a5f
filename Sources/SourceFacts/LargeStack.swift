import Foundation

/// Runs what calls itself as deeply as code is nested.
package enum LargeStack {
  /// Bytes; only those that are used take memory.
  private static let size = 512 << 20

  /// What the thread is given and gives: it may go on for a moment, and then holds nothing.
  private final class Work<Value>: @unchecked Sendable {
    private var body: (@Sendable () -> Value)?
    private var value: Value?

    init(_ body: @escaping @Sendable () -> Value) { self.body = body }

    func run() { value = body.take()?() }

    func takeValue() -> Value? { value.take() }
  }

  /// Runs `body` on a thread of its own, and waits for it.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let work = Work(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work.run()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let value = work.takeValue() else { preconditionFailure("the thread has ended without a value") }
    return value
  }
}
