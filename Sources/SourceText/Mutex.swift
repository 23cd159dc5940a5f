#if canImport(Darwin)
  import os

  /// A value that one thread at a time may touch: the interface of `Synchronization.Mutex`, which needs macOS 15 and
  /// iOS 18.
  // Unchecked: the lock guards the value, and what is put into it was handed over (`sending`).
  package struct Mutex<Value>: @unchecked Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: sending Value) { lock = OSAllocatedUnfairLock(uncheckedState: value) }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  }
#else
  import Synchronization

  /// A value that one thread at a time may touch.
  package typealias Mutex = Synchronization.Mutex
#endif
