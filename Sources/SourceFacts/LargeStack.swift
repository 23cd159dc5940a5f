import SourceText

/// Runs what calls itself as deeply as code is nested.
package enum LargeStack {
  /// Bytes; only those that are used take memory.
  private static let size = 512 << 20

  /// Unchecked, since it is read when the thread that has written it is at its end.
  private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Runs `body` on a thread of its own, and waits for it.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let answer = Answer<Value>()
    SystemThread.run(stackSize: size) { answer.value = body() }
    guard let value = answer.value else { preconditionFailure("the thread has ended without a value") }
    return value
  }
}
